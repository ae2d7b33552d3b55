import { type Parsed, parse } from '#app/http/parse'
import { senderOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import {
  type MailServer,
  type MailServerInput,
  mailServerInput,
} from '#app/models/mail/mail-server'
import { mailOf, refreshMailServer } from '#app/models/mail/mail-server.server'

/** Excludes the password. */
export async function showMailServer(site: Site) {
  const base = await refreshMailServer(site)
  const { settings, mailServer, company } = site
  const { host = '', port = 587, security = 'STARTTLS', user = '', from = '' } = mailServer ?? {}
  const environment = [
    settings.smtpUrl !== undefined && 'SMTP_URL',
    settings.mailFrom !== undefined && 'MAIL_FROM',
    settings.mailTo?.length && 'MAIL_TO',
  ].filter((name) => typeof name === 'string')
  return {
    base,
    values: { host, port: `${port}`, security, user, from, to: mailServer?.to.join(', ') ?? '' },
    isSaved: mailServer !== undefined,
    hasPassword: mailServer !== undefined && mailServer.password !== '',
    isLocked: mailServer?.isLocked === true && settings.smtpUrl === undefined,
    isReady: mailOf(site).smtpUrl !== undefined,
    environment,
    usual: { from: senderOf(settings), to: company.email },
  }
}

const EMPTY = { host: '', port: '', security: '', user: '', password: '', from: '', to: '' }

const REENTER = 'Enter the password again, because server or user is another one'

/** An empty password keeps the stored one, but only for the same server and user. */
export function readMailForm(
  posted: Record<string, string>,
  stored: MailServer | undefined,
): Parsed<MailServerInput> {
  const input = parse(mailServerInput, { ...EMPTY, ...posted })
  if (!input.ok || input.data.password !== '' || input.data.user === '') return input
  const isSame =
    stored !== undefined &&
    !stored.isLocked &&
    (['host', 'port', 'security', 'user'] as const).every((key) => stored[key] === input.data[key])
  if (isSame) return { ok: true, data: { ...input.data, password: stored.password } }
  const message = stored ? REENTER : 'Password is required'
  return { ok: false, errors: { form: [], fields: { password: [message] } } }
}
