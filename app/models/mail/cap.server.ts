import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS, timeIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import type { Queries } from '#db/database.server'
import { mails } from '#db/schema'
import { isDue, type QueuedMail } from './delivery.server'
import { queueMail } from './outbox.server'

/** With the interval of the worker, staff get an arrival within fifteen minutes. */
const COLLECTED_MS = 10 * MINUTE_MS
const MAX_AT_ONCE = 500

const ARRIVALS = ['enquiry', 'contact', 'application'] as const

export const ARRIVALS_SUBJECT = 'arrivals'

const isArrival = and(eq(mails.toAddress, ''), inArray(mails.kind, ARRIVALS))

/** Adds a due mail, and all others like it, to a summary if staff got the hourly maximum of single mails. */
export async function putInSummary(site: Site, mail: QueuedMail, now: number): Promise<boolean> {
  const { db, settings } = site
  const isNew = mail.summaryId === null && mail.attempts === 0 && mail.toAddress === ''
  if (!isNew || !ARRIVALS.some((kind) => kind === mail.kind)) return false
  const sent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        gt(mails.sentAt, now - HOUR_MS),
        lte(mails.sentAt, now),
        inArray(mails.kind, ARRIVALS),
        isNull(mails.summaryId),
      ),
    )
    .limit(settings.staffMailsPerHour)
  if (sent.length < settings.staffMailsPerHour) return false
  await db.write(async (tx) => {
    const { id, nextAttemptAt } = (await findOpen(tx)) ?? (await openSummary(tx, site, mail, now))
    const due = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(isDue(mails, now), isArrival, isNull(mails.summaryId), eq(mails.attempts, 0)))
      .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
      .limit(MAX_AT_ONCE)
    await tx.update(mails).set({ summaryId: id, nextAttemptAt }).where(inArray(mails.id, due))
  })
  return true
}

async function findOpen(tx: Queries) {
  const [open] = await tx
    .select({ id: mails.id, nextAttemptAt: mails.nextAttemptAt })
    .from(mails)
    .where(
      and(
        eq(mails.subjectId, ARRIVALS_SUBJECT),
        eq(mails.kind, 'summary'),
        eq(mails.state, 'waiting'),
        eq(mails.attempts, 0),
      ),
    )
    .limit(1)
  return open
}

async function openSummary(tx: Queries, { company }: Site, first: QueuedMail, now: number) {
  const nextAttemptAt = Math.max(now, Math.min(now, first.nextAttemptAt) + COLLECTED_MS)
  const id = await queueMail(tx, {
    kind: 'summary',
    subjectId: ARRIVALS_SUBJECT,
    replyTo: { name: company.name, address: company.email },
    subject: `More new messages since ${timeIn(company.timeZone, first.createdAt)}`,
    // Written when it is sent, so that it omits enquiries that were erased or flagged as spam in between.
    text: '',
    now,
    dueAt: nextAttemptAt,
  })
  return { id, nextAttemptAt }
}
