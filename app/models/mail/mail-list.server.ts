import { and, count, desc, eq, gt, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED, MAX_SHOWN } from '#app/models/count'
import { alias } from '#db/columns'
import type { Database } from '#db/database.server'
import { mails } from '#db/schema'
import type { MailState } from './mail'

/** The newest mails, in chronological order; `to` is empty for a mail to all staff. */
export async function listMailsAbout(db: Database, subjectId: string) {
  const newest = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.toAddress,
      state: mails.state,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.subjectId, subjectId))
    .orderBy(desc(mails.id))
    .limit(MAX_SHOWN)
  return newest.reverse()
}

/** Counts up to 10,000, because without an SMTP server a mail waits for every enquiry. */
export async function countWaitingMails(db: Database): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(mails)
    .where(eq(mails.state, 'waiting'))
    .limit(MAX_COUNTED + 1)
    .as('some')
  return db.$count(some)
}

/** A single mail waits since it was queued, released or resent; a summary is due later than it was queued. */
const isAlone = sql`${mails.attempts} = 0 and ${mails.kind} <> 'summary' and coalesce(${mails.summaryId}, '') = ''`
const waitsSince = sql`case when ${isAlone} then ${mails.nextAttemptAt} else ${mails.createdAt} end`
const isToStaff = sql`${mails.toAddress} = ''`

export async function findWaitingMail(db: Database) {
  const [waiting] = await db
    .select({
      count: count(),
      oldest: sql<number | null>`min(${waitsSince})`,
      oldestToStaff: sql<number | null>`min(${waitsSince}) filter (where ${isToStaff})`,
    })
    .from(mails)
    .where(eq(mails.state, 'waiting'))
  return { count: 0, oldest: null, oldestToStaff: null, ...waiting }
}

/**
 * Excludes notices, which would cause new ones, summaries, because the mails in them fail too, and replies that a later
 * one about the enquiry replaces.
 */
export async function countUndelivered(db: Database, since: number) {
  const isRecent = and(eq(mails.state, 'failed'), gt(mails.nextAttemptAt, since))
  const isStaffMail = and(isToStaff, notInArray(mails.kind, ['notice', 'summary']))
  const later = alias(mails, 'later')
  const isReplaced = and(
    eq(later.subjectId, mails.subjectId),
    eq(later.kind, 'reply'),
    gt(later.id, mails.id),
    ne(later.state, 'failed'),
  )
  const isReply = and(
    eq(mails.kind, 'reply'),
    notExists(db.select({ one: sql`1` }).from(later).where(isReplaced)),
  )
  const countWhere = (which: SQL | undefined) =>
    sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const [counts] = await db
    .select({ toStaff: countWhere(isStaffMail), replies: countWhere(isReply) })
    .from(mails)
    .where(isRecent)
  return { toStaff: 0, replies: 0, ...counts }
}

export async function isLastMailPartlyRefused(db: Database, since: number): Promise<boolean> {
  const [last] = await db
    .select({ refusals: mails.lastError })
    .from(mails)
    .where(and(gt(mails.sentAt, since), isToStaff))
    .orderBy(desc(mails.sentAt), desc(mails.id))
    .limit(1)
  return Boolean(last?.refusals)
}

export async function countMailsByState(db: Database): Promise<Record<MailState, number>> {
  const rows = await db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .groupBy(mails.state)
  const counts = { waiting: 0, sent: 0, failed: 0, held: 0 }
  for (const row of rows) counts[row.state] = row.count
  return counts
}

export type Mail = Awaited<ReturnType<typeof listMails>>[number]

export async function listMails(
  db: Database,
  filter: { state?: MailState },
  page: { limit: number; offset: number },
) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      subject: mails.subject,
      to: mails.toAddress,
      replyTo: mails.replyToAddress,
      state: mails.state,
      attempts: mails.attempts,
      nextAttemptAt: mails.nextAttemptAt,
      lastError: mails.lastError,
      subjectId: mails.subjectId,
      createdAt: mails.createdAt,
      isInSummary: sql<boolean>`coalesce(${mails.summaryId}, '') <> ''`.mapWith(Boolean),
    })
    .from(mails)
    .where(filter.state && eq(mails.state, filter.state))
    .orderBy(desc(mails.id))
    .limit(page.limit)
    .offset(page.offset)
}
