import { browserEmail } from '#app/models/email'
import { z } from '#app/models/schema'
import { tidyLine, tidyText } from '#app/models/text'

const required = (name: string, longest: number, tidy: typeof tidyLine) =>
  z
    .string(`${name} is required`)
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, `${name} is required`)
        .max(longest, `${name} must be at most ${longest} characters`),
    )

export const contactInput = z.object(
  {
    name: required('Name', 200, tidyLine),
    email: browserEmail,
    message: required('Message', 10_000, tidyText),
  },
  'Send name, email and message as an object',
)
export type ContactInput = z.infer<typeof contactInput>
