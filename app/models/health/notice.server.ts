import { and, desc, eq } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { queueMail } from '#app/models/mail/outbox.server'
import type { Database } from '#db/database.server'
import { mails } from '#db/schema'
import type { HealthRow } from './health-row'
import { readWatched } from './watched.server'

/** Emails staff about each fault once a day, and once when it is resolved. The outbox holds earlier notices. */
export async function announceFaults(site: Site, now = Date.now()): Promise<void> {
  if (mailOf(site).smtpUrl === undefined) return
  for (const row of await readWatched(site, now)) {
    if (row.isChosen) continue
    const faultNotice = await findNotice(site.db, `fault:${row.id}`)
    if (row.advice === '') {
      const resolved = await findNotice(site.db, `over:${row.id}`)
      const isAnnounced = faultNotice && resolved && resolved.id > faultNotice.id
      if (faultNotice && !isAnnounced) await queueNotice(site, row, 'over', now)
    } else if (
      !faultNotice ||
      (faultNotice.state !== 'waiting' && now - faultNotice.createdAt >= DAY_MS)
    ) {
      await queueNotice(site, row, 'fault', now)
    }
  }
}

async function findNotice(db: Database, subjectId: string) {
  const [newest] = await db
    .select({ id: mails.id, state: mails.state, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.subjectId, subjectId), eq(mails.kind, 'notice')))
    .orderBy(desc(mails.id))
    .limit(1)
  return newest
}

function queueNotice(site: Site, row: HealthRow, event: 'fault' | 'over', now: number) {
  const { company, settings, db } = site
  const isOver = event === 'over'
  const text = [
    `${row.label}: ${row.value}.`,
    row.advice,
    `Details: ${settings.origin}/admin/health`,
    isOver ? '' : 'You get this email once a day until it is resolved, and one more when it is.',
  ]
  return db.write(async (tx) =>
    queueMail(tx, {
      kind: 'notice',
      subjectId: `${event}:${row.id}`,
      replyTo: { name: company.name, address: company.email },
      subject: isOver ? `Resolved: ${row.label}` : `Needs attention: ${row.label}`,
      text: text.filter(Boolean).join('\n\n'),
      now,
    }),
  )
}
