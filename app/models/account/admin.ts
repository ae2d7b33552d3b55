import * as z from 'zod'
import { email } from '#app/models/email'

export const BAD_CREDENTIALS = 'Invalid Credentials!'
export const CODE_NEEDED = 'Enter the code from your authenticator app'
export const WRONG_CODE = 'That code is wrong or was already used'
export const CODE_ON_ALREADY =
  'Two-step login is already on. If you did not keep the recovery codes, create new ones here'
export const EASY_PASSWORD = 'Password is too easy to guess'
export const SIGNUP_DONE = 'Sign Up Successful!'

/** In UTF-16 code units. The maximum bounds the cost of hashing. */
const MIN_AT_LOGIN = 6
const MAX_LENGTH = 128

export const passwordOfLength = (shortest: number) =>
  z
    .string('Password is required')
    .min(1, { error: 'Password is required', abort: true })
    .pipe(
      z
        .string()
        .min(shortest, { error: `Password must be at least ${shortest} characters`, abort: true })
        .max(MAX_LENGTH, {
          error: `Password must be at most ${MAX_LENGTH} characters`,
          abort: true,
        }),
    )

export const loginInput = z.object(
  {
    email,
    password: passwordOfLength(MIN_AT_LOGIN),
    code: z.string('Code must be text').max(MAX_LENGTH, WRONG_CODE).optional(),
  },
  'Send email and password as an object',
)
export type LoginInput = z.infer<typeof loginInput>

export const WRONG_PASSWORD = 'That is not your password'
export const CHANGED_ELSEWHERE =
  'Your password was changed in another window just now. That change stands; this one was not saved.'

export const ownPassword = z
  .string('Your password is required')
  .min(1, 'Your password is required')
  .max(MAX_LENGTH, WRONG_PASSWORD)

export const ownPasswordInput = z.object({ current: ownPassword })

export const codeInput = z.object({
  code: z.string(CODE_NEEDED).min(1, CODE_NEEDED).max(MAX_LENGTH, WRONG_CODE),
})
