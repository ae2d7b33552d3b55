import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { timeAfter } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { seal, unseal } from '#app/models/seal.server'
import type { Reads } from '#db/database.server'
import { siteSettings } from '#db/schema'
import { retryMails } from './delivery.server'
import type { MailServer, MailServerInput } from './mail-server'

const NAME = 'mail-server'

export function mailOf({ settings, mailServer }: Pick<Site, 'settings' | 'mailServer'>) {
  const { origin, smtpUrl, mailFrom, mailTo } = settings
  const isUsable = mailServer !== undefined && !mailServer.isLocked
  return {
    origin,
    smtpUrl: smtpUrl ?? (isUsable ? smtpUrlOf(mailServer) : undefined),
    mailFrom: mailFrom ?? (mailServer?.from || undefined),
    mailTo: mailTo?.length ? mailTo : mailServer?.to,
  }
}

function smtpUrlOf({ host, port, security, user, password }: MailServerInput): string {
  const scheme = security === 'TLS' ? 'smtps' : 'smtp'
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const query = { TLS: '', STARTTLS: '?requireTLS=true', none: '?ignoreTLS=true' }[security]
  return `${scheme}://${login}${host}:${port}/${query}`
}

export const PASSWORD_LOCKED =
  'The saved password cannot be read, because the secret key of the site has changed: enter it again'

export function explainNoMail(mailServer: MailServer | undefined): string {
  return mailServer ? PASSWORD_LOCKED : 'SMTP_URL is not set: email waits in the outbox'
}

/** @param stored in the table `site_settings` */
export function readMailServer(stored: string | null, secretKey: string): MailServer | undefined {
  if (stored === null) return undefined
  const { password: sealed, ...row } = JSON.parse(stored) as MailServerInput
  const password = sealed === '' ? '' : unseal(sealed, secretKey, NAME)
  return { ...row, password: password ?? '', isLocked: password === undefined }
}

/** Reloads what another process may have changed. @returns when it was last saved, for `saveMailServer` */
export async function refreshMailServer(site: Site): Promise<string> {
  const row = await findRow(site.db)
  site.mailServer = readMailServer(row?.value ?? null, site.secretKey)
  return savedAt(row)
}

async function findRow(db: Reads) {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, NAME))
  return row
}

const savedAt = (row: { updatedAt: number } | undefined) => `${row?.updatedAt ?? ''}`

/**
 * The running mailer uses the new settings at once, also for mails that wait for another attempt.
 * @param base when the settings of the form were saved; not checked if undefined
 * @returns false if a colleague has saved in between
 */
export async function saveMailServer(
  site: Site,
  actor: Actor,
  input: MailServerInput,
  base?: string,
  now = Date.now(),
): Promise<boolean> {
  const { db, secretKey } = site
  const password = input.password === '' ? '' : seal(input.password, secretKey, NAME)
  const saved = { ...input, isLocked: false }
  const isSaved = await db.write(async (tx) => {
    const known = await findRow(tx)
    if (base !== undefined && savedAt(known) !== base) {
      // The same form sent twice is no conflict.
      return isDeepStrictEqual(readMailServer(known?.value ?? null, secretKey), saved)
    }
    const updatedAt = timeAfter(known?.updatedAt)
    const row = { value: JSON.stringify({ ...input, password }), updatedAt }
    await tx
      .insert(siteSettings)
      .values({ name: NAME, ...row })
      .onConflictDoUpdate({ target: siteSettings.name, set: row })
    await recordAction(tx, actor, {
      action: 'mail.server',
      detail: `${input.host}:${input.port}`,
    })
    await retryMails(tx, now)
    return true
  })
  if (isSaved) site.mailServer = saved
  return isSaved
}

/** @param base as for `saveMailServer` */
export async function removeMailServer(site: Site, actor: Actor, base?: string): Promise<boolean> {
  const isRemoved = await site.db.erase(async (tx) => {
    const known = await findRow(tx)
    if (!known) return true
    if (base !== undefined && savedAt(known) !== base) return false
    await tx.delete(siteSettings).where(eq(siteSettings.name, NAME))
    await recordAction(tx, actor, { action: 'mail.server', detail: 'none' })
    return true
  })
  if (isRemoved) site.mailServer = undefined
  return isRemoved
}
