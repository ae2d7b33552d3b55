import { requiredText, z } from '#app/models/schema'
import { tidyIdentifier } from '#app/models/text'

const SECURITIES = ['STARTTLS', 'TLS', 'none'] as const

const LOCAL = ['localhost', '127.0.0.1', '[::1]']
const UNSAFE = 'Choose TLS or STARTTLS: a password never crosses a network in the clear'

const addresses = z
  .string()
  .transform((list) =>
    tidyIdentifier(list)
      .split(/[\s,;]+/)
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => z.email().safeParse(one).success),
    'Write email addresses, separated by commas',
  )
  .refine((list) => list.length <= 20, 'There can be at most 20 addresses')

export const mailServerInput = z
  .object({
    host: z.pipe(
      requiredText('Server', 253, { tidy: tidyIdentifier }),
      z.string().toLowerCase().refine(isHost, 'Write a host name such as mail.example.com'),
    ),
    port: z.coerce
      .number({ error: 'Write a port number such as 587' })
      .int('Write a port number such as 587')
      .min(1, 'Write a port number such as 587')
      .max(65_535, 'Write a port number such as 587'),
    security: z.enum(SECURITIES, 'Choose how the connection is secured'),
    user: z
      .string()
      .transform(tidyIdentifier)
      .pipe(z.string().max(200, 'User must be at most 200 characters')),
    password: z.string().max(500, 'Password must be at most 500 characters'),
    from: z
      .string()
      .transform(tidyIdentifier)
      .refine(
        (typed) => typed === '' || z.email().safeParse(typed).success,
        'Write an email address such as site@example.com',
      ),
    to: addresses,
  })
  .refine(
    ({ user, security, host }) => user === '' || security !== 'none' || LOCAL.includes(host),
    {
      path: ['security'],
      message: UNSAFE,
    },
  )

export type MailServerInput = z.infer<typeof mailServerInput>

export interface MailServer extends MailServerInput {
  /** The secret key has changed since the password was saved. */
  isLocked: boolean
}

function isHost(host: string): boolean {
  const url = `smtp://${host}`
  return URL.canParse(url) && new URL(url).hostname === host
}

export function smtpUrlOf({ host, port, security, user, password }: MailServerInput): string {
  const scheme = security === 'TLS' ? 'smtps' : 'smtp'
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const query = { TLS: '', STARTTLS: '?requireTLS=true', none: '?ignoreTLS=true' }[security]
  return `${scheme}://${login}${host}:${port}/${query}`
}
