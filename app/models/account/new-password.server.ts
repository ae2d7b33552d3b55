import { email } from '#app/models/email'
import { z } from '#app/models/schema'
import { tidyLine } from '#app/models/text'
import { EASY_PASSWORD, ownPassword, passwordOfLength } from './admin'
import { isEasyPassword } from './easy-password.server'

/** The forms that set a password; for `parseAsync`. */

const SHORTEST = 12

const newPassword = passwordOfLength(SHORTEST).refine(
  async (text) => !(await isEasyPassword(text)),
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
