import { email } from '#app/models/email'
import { z } from '#app/models/schema'
import { tidyLine } from '#app/models/text'
import { isEasyPassword } from './easy-password'

/** What staff type to log in and to sign up. */

export const BAD_CREDENTIALS = 'Invalid Credentials!'
export const CODE_NEEDED = 'Enter the code of your authenticator app'
export const WRONG_CODE = 'That code is not right, or it was used before'
export const CODE_ON_ALREADY =
  'Your logins take a code already. If you have not kept the recovery codes, make new ones here'
export const EASY_PASSWORD = 'Password is too easy to guess'
export const SIGNUP_DONE = 'Sign Up Successful!'

/** Lengths count UTF-16 units; the cap keeps the cost of a hash bounded. */
const SHORTEST_AT_LOGIN = 6
const SHORTEST_AT_SIGNUP = 12
const LONGEST = 128

const password = (shortest: number) =>
  z
    .string('Password is required')
    .min(1, { error: 'Password is required', abort: true })
    .pipe(
      z
        .string()
        .min(shortest, `Password must be at least ${shortest} characters`)
        .max(LONGEST, `Password must be at most ${LONGEST} characters`),
    )

export const loginInput = z.object(
  {
    email,
    password: password(SHORTEST_AT_LOGIN),
    /** For a login in one step, as scripts do it; the form asks for it on a page of its own. */
    code: z.string('Code must be text').max(LONGEST, WRONG_CODE).optional(),
  },
  'Send email and password as an object',
)
export type LoginInput = z.infer<typeof loginInput>

const newPassword = password(SHORTEST_AT_SIGNUP).refine(
  (text) => !isEasyPassword(text),
  EASY_PASSWORD,
)

export const signupInput = z.object(
  {
    name: z
      .string('Name is required')
      .transform(tidyLine)
      .pipe(z.string().min(1, 'Name is required').max(200, 'Name must be at most 200 characters')),
    email,
    password: newPassword,
    secretKey: z
      .string('Secret Key is required')
      .min(1, 'Secret Key is required')
      .max(500, 'Invalid Secret Key'),
  },
  'Send name, email, password and secretKey as an object',
)
export type SignupInput = z.infer<typeof signupInput>

/** For every change that a stolen session must not be able to make. */
export const WRONG_PASSWORD = 'That is not your password'
/** For one of two changes at the same time; the other one holds. */
export const CHANGED_ELSEWHERE =
  'Your password was changed in another window just now. That change holds, this one was not made.'

const ownPassword = z
  .string('Your password is required')
  .min(1, 'Your password is required')
  .max(LONGEST, WRONG_PASSWORD)

export const ownPasswordInput = z.object({ current: ownPassword })

export const passwordChangeInput = z
  .object({
    current: ownPassword,
    password: newPassword,
    repeated: z.string('Repeat the new password'),
  })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    error: 'The two new passwords differ',
  })

export const codeInput = z.object({
  code: z.string(CODE_NEEDED).min(1, CODE_NEEDED).max(LONGEST, WRONG_CODE),
})
