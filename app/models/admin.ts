import { z } from 'zod/v4'

import { email } from './email'
import { tidyLine } from './text'

/** What staff type to log in and to sign up. */

export const BAD_CREDENTIALS = 'Invalid Credentials!'
export const SIGNUP_FAILED = 'Signup Failed. Please try again!'
export const SIGNUP_DONE = 'Sign Up Successful!'

/** Lengths count UTF-16 units; the cap keeps the cost of a hash bounded. */
const SHORTEST_AT_LOGIN = 6
const SHORTEST_AT_SIGNUP = 12
const LONGEST = 128

/** What guessing tries first: one of these words, however padded, or one character repeated. */
const COMMON =
  /^(.)\1+$|^(password|qwertyuiop|letmein|welcome|iloveyou|administrator|admin|changeme|abcdefgh|12345678)[\d\W]*$/i

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
  },
  'Send email and password as an object',
)
export type LoginInput = z.infer<typeof loginInput>

export const signupInput = z.object(
  {
    name: z
      .string('Name is required')
      .transform(tidyLine)
      .pipe(z.string().min(1, 'Name is required').max(200, 'Name must be at most 200 characters')),
    email,
    password: password(SHORTEST_AT_SIGNUP).refine(
      (text) => !COMMON.test(text),
      'Password is too easy to guess',
    ),
    secretKey: z
      .string('Secret Key is required')
      .min(1, 'Secret Key is required')
      .max(500, 'Invalid Secret Key'),
  },
  'Send name, email, password and secretKey as an object',
)
export type SignupInput = z.infer<typeof signupInput>
