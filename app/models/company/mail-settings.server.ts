import * as z from 'zod'
import { tidyIdentifier } from '#app/models/text'
import { isLoopback } from './loopback'

const SMTP_SHAPE =
  'must look like smtp://user:password@host:587, where user and password have % as %25, # as %23, / as %2F, ? as %3F and @ as %40'

/** An unescaped "#", "/" or "?" in the password moves the rest of the URL into another part. */
function endsWithHost(url: string): boolean {
  const { hash, pathname, search } = new URL(url)
  return hash === '' && /^\/?$/.test(pathname) && !search.includes('@')
}

export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: SMTP_SHAPE, abort: true })
  .refine(endsWithHost, SMTP_SHAPE)
  .optional()

const IMAP_SHAPE =
  'must look like imaps://user:password@host:993/INBOX, where user and password have % as %25, # as %23, / as %2F, ? as %3F and @ as %40'

function isMailbox(url: string): boolean {
  const { username, password, hostname, hash } = new URL(url)
  const isWhole = username !== '' && password !== '' && hostname !== '' && hash === ''
  try {
    return isWhole && mailboxOf(url).user !== ''
  } catch {
    return false
  }
}

export const imapUrl = z
  .url({ protocol: /^imaps?$/, error: IMAP_SHAPE, abort: true })
  .refine(isMailbox, IMAP_SHAPE)
  .optional()

/** @throws URIError */
export function mailboxOf(url: string) {
  const { protocol, username, password, hostname, port, pathname, searchParams } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isOnThisMachine = isLoopback(host)
  const isChecked = searchParams.get('tls.rejectUnauthorized') !== 'false'
  return {
    host,
    port: Number(port) || (isSecure ? 993 : 143),
    isSecure,
    isLoopback: isOnThisMachine,
    isCertificateChecked: isChecked && !isOnThisMachine,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}

export const emailList = (message: string) =>
  z
    .string()
    .transform((list) =>
      tidyIdentifier(list)
        .split(/[\s,;]+/)
        .filter(Boolean),
    )
    .refine((list) => z.array(z.email()).safeParse(list).success, message)

export const mailTo = emailList('must be email addresses, separated by commas').optional()

interface MailSettings {
  origin: string
  mailFrom?: string
  mailTo?: string[]
}

export const senderOf = ({ mailFrom, origin }: MailSettings) =>
  mailFrom ?? `site@${new URL(origin).hostname}`

export function messageIdOf(mailId: string, settings: MailSettings): string {
  const from = senderOf(settings)
  return `<${mailId}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

export const staffOf = ({ mailTo }: MailSettings, company: { email: string }) =>
  mailTo?.length ? mailTo : [company.email]
