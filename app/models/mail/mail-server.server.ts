import { eq } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { seal, unseal } from '#app/models/seal.server'
import { siteSettings } from '#db/schema'
import { type MailServer, type MailServerInput, smtpUrlOf } from './mail-server'

const NAME = 'mail-server'

/** The mail settings: from the environment, else from the desk. */
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

export const PASSWORD_LOCKED =
  'The saved password cannot be read, because the secret key of the site has changed: enter it again'

/** Explains why `mailOf` has no mail server. */
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

/** Reloads what another process may have changed. */
export async function refreshMailServer(site: Site): Promise<void> {
  const [row] = await site.db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, NAME))
  site.mailServer = readMailServer(row?.value ?? null, site.secretKey)
}

/** The running mailer uses the new settings at once. */
export async function saveMailServer(
  site: Site,
  actor: Actor,
  input: MailServerInput,
): Promise<void> {
  const { db, secretKey } = site
  const password = input.password === '' ? '' : seal(input.password, secretKey, NAME)
  const row = { value: JSON.stringify({ ...input, password }), updatedAt: Date.now() }
  await db.write(async (tx) => {
    await tx
      .insert(siteSettings)
      .values({ name: NAME, ...row })
      .onConflictDoUpdate({ target: siteSettings.name, set: row })
    await recordAct(tx, actor, { act: 'mail.server', detail: `${input.host}:${input.port}` })
  })
  site.mailServer = { ...input, isLocked: false }
}

export async function removeMailServer(site: Site, actor: Actor): Promise<void> {
  await site.db.erase(async (tx) => {
    await tx.delete(siteSettings).where(eq(siteSettings.name, NAME))
    await recordAct(tx, actor, { act: 'mail.server', detail: 'none' })
  })
  site.mailServer = undefined
}
