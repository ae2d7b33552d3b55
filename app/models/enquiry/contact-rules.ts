import { browserEmail } from '#app/models/email'
import { requiredText, mini as z } from '#app/models/schema'
import { tidyText } from '#app/models/text'

export const contactInput = z.object(
  {
    name: requiredText('Name', 200),
    email: browserEmail,
    message: requiredText('Message', 10_000, { tidy: tidyText }),
  },
  'Send name, email and message as an object',
)
export type ContactInput = z.infer<typeof contactInput>
