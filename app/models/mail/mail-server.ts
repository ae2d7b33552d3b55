import * as z from 'zod'
import { emptyOr } from '#app/models/company/fields/kinds'
import { isLoopback } from '#app/models/company/loopback'
import { emailList } from '#app/models/company/mail-settings.server'
import { asciiDomain } from '#app/models/email'
import { requiredText } from '#app/models/schema'
import { tidyIdentifier } from '#app/models/text'

const SECURITIES = ['STARTTLS', 'TLS', 'none'] as const

const UNSAFE = 'Choose TLS or STARTTLS: a password never crosses a network in the clear'

const BAD_PORT = 'Write a port number such as 587'

const addresses = emailList('Write email addresses, separated by commas').refine(
  (list) => list.length <= 20,
  'There can be at most 20 addresses',
)

export const mailServerInput = z
  .object({
    host: z.pipe(
      requiredText('Server', 253, { tidy: tidyIdentifier }),
      z
        .string()
        .toLowerCase()
        .transform(asciiDomain)
        .refine(isHost, 'Write a host name such as mail.example.com'),
    ),
    port: z
      .string(BAD_PORT)
      .transform(tidyIdentifier)
      .pipe(z.coerce.number<string>(BAD_PORT).int(BAD_PORT).min(1, BAD_PORT).max(65_535, BAD_PORT)),
    security: z.enum(SECURITIES, 'Choose how the connection is secured'),
    user: z
      .string()
      .transform(tidyIdentifier)
      .pipe(z.string().max(200, 'User must be at most 200 characters')),
    password: z.string().max(500, 'Password must be at most 500 characters'),
    from: z
      .string()
      .transform(tidyIdentifier)
      .pipe(emptyOr(z.email(), 'Write an email address such as site@example.com')),
    to: addresses,
  })
  .refine(({ user, security, host }) => user === '' || security !== 'none' || isLoopback(host), {
    path: ['security'],
    message: UNSAFE,
  })

export type MailServerInput = z.infer<typeof mailServerInput>

export interface MailServer extends MailServerInput {
  /** The secret key has changed since the password was saved. */
  isLocked: boolean
}

function isHost(host: string): boolean {
  const url = `smtp://${host}`
  return URL.canParse(url) && new URL(url).hostname === host
}
