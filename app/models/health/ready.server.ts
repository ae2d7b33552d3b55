import { statfs } from 'node:fs/promises'
import { MINUTE_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findWaitingMail } from '#app/models/mail/mail-list.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { isPostgres } from '#db/engine'

const MIN_FREE_MB = 32

export async function readHealth(site: Site, now = Date.now()) {
  const { db, settings } = site
  const isWritable = await db.isWritable()
  const disk = await statfs(settings.dataDir)
  // A query would wait for a PostgreSQL server that is unavailable.
  const isUnavailable = isPostgres && !isWritable
  const mails = isUnavailable ? undefined : await findWaitingMail(db)
  return {
    database: isWritable ? 'writable' : 'not writable',
    diskFreeMb: Math.floor((disk.bavail * disk.bsize) / 2 ** 20),
    mail: {
      isSetUp: mailOf(site).smtpUrl !== undefined,
      waiting: mails?.count ?? null,
      oldestMinutes: mails
        ? Math.max(0, Math.floor((now - (mails.oldest ?? now)) / MINUTE_MS))
        : null,
    },
  }
}

/** Ignores waiting mail, which does not prevent new enquiries. */
export function canTakeEnquiries(health: Awaited<ReturnType<typeof readHealth>>): boolean {
  return health.database === 'writable' && health.diskFreeMb >= MIN_FREE_MB
}
