import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#app/models/company/calendar'
import { tidyLine } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { isAmong } from '#db/dialect'
import { mails, webhookDeliveries } from '#db/schema'

export type QueuedMail = typeof mails.$inferSelect
type DeliveryTable = typeof mails | typeof webhookDeliveries

const BACKOFF_MS = [1, 5, 15].map((minutes) => minutes * MINUTE_MS)
/** After an outage, staff read a mail within the hour. */
const MAX_BACKOFF_MS = 60 * MINUTE_MS
const JITTER = 0.2
/** About five days. Attempts are counted instead of time, because the clock can be wrong. */
const MAX_ATTEMPTS = 124
const MAX_ERROR = 300

const isSentAlone = or(isNull(mails.summaryId), eq(mails.summaryId, ''))

/** A time beyond the longest backoff was set by a wrong clock and counts as due. */
export function isDue(table: DeliveryTable, now: number) {
  const farthest = now + MAX_BACKOFF_MS * (1 + JITTER)
  const isTime = or(lte(table.nextAttemptAt, now), gt(table.nextAttemptAt, farthest))
  return and(eq(table.state, 'waiting'), isTime)
}

export async function listDueMails(
  db: Database,
  now: number,
  limit: number,
): Promise<QueuedMail[]> {
  return db
    .select()
    .from(mails)
    .where(and(isDue(mails, now), isSentAlone))
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(limit)
}

const shortError = (error: string) => tidyLine(error).slice(0, MAX_ERROR)

export interface Accepted {
  /** Which recipients the server refused meanwhile. */
  refusals: string
  /** May have been corrected since. */
  toAddress?: string
}

export async function markSent(
  db: Database,
  id: string,
  now: number,
  table: DeliveryTable = mails,
  { refusals, toAddress }: Accepted = { refusals: '' },
): Promise<void> {
  const attempts = sql`${table.attempts} + 1`
  const sent = { state: 'sent', attempts, lastError: shortError(refusals), sentAt: now } as const
  await db.write(async (tx) => {
    await tx.update(table).set(sent).where(eq(table.id, id))
    if (table !== mails) return
    await tx.update(mails).set(sent).where(isWaitingIn(id))
    if (toAddress) await tx.update(mails).set({ toAddress }).where(eq(mails.id, id))
  })
}

const isWaiting = eq(mails.state, 'waiting')
const isWaitingIn = (id: string) => and(eq(mails.summaryId, id), isWaiting)

export async function markFailed(
  db: Database,
  delivery: Pick<QueuedMail, 'id' | 'attempts'> & { toAddress?: string },
  failure: { error: string; isPermanent: boolean; now: number; random?: number },
  table: DeliveryTable = mails,
): Promise<void> {
  const attempts = delivery.attempts + 1
  const wait = BACKOFF_MS[attempts - 1] ?? MAX_BACKOFF_MS
  const jitter = 1 + JITTER * (2 * (failure.random ?? Math.random()) - 1)
  const change = {
    state: failure.isPermanent || attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
    attempts,
    nextAttemptAt: failure.now + Math.round(wait * jitter),
    lastError: shortError(failure.error),
  } as const
  const { toAddress } = delivery
  // A mail whose address was corrected meanwhile is still due.
  const isSame = toAddress === undefined ? undefined : eq(mails.toAddress, toAddress)
  // So is one that staff sent again meanwhile.
  const isAttempt = and(eq(table.id, delivery.id), eq(table.attempts, delivery.attempts))
  const isPending = and(isAttempt, eq(table.state, 'waiting'), isSame)
  const hasFailed = change.state === 'failed' && table === mails
  await db.write(async (tx) => {
    const changed = await tx.update(table).set(change).where(isPending).returning()
    if (changed.length === 0) return
    if (hasFailed) await tx.update(mails).set(change).where(isWaitingIn(delivery.id))
    else if (table === mails) await postponeLaterReplies(tx, delivery.id, change.nextAttemptAt)
  })
}

const isReply = eq(mails.kind, 'reply')

/** A reply never arrives before an earlier one about the same enquiry. */
async function postponeLaterReplies(tx: Queries, id: string, nextAttemptAt: number) {
  const subject = tx
    .select({ id: mails.subjectId })
    .from(mails)
    .where(and(eq(mails.id, id), isReply))
  const isLater = and(inArray(mails.subjectId, subject), isReply, gt(mails.id, id))
  await reschedule(tx, nextAttemptAt, isLater)
}

/** Makes the earlier replies about an enquiry due, so that a new one does not overtake them. */
export async function retryReplies(tx: Queries, subjectId: string, now: number): Promise<void> {
  await reschedule(tx, now, and(eq(mails.subjectId, subjectId), isReply))
}

/** Makes every mail due that was tried before, and the replies that wait for such a mail. */
export async function retryMails(tx: Queries, now: number): Promise<void> {
  await reschedule(tx, now, or(gt(mails.attempts, 0), isReply))
}

async function reschedule(tx: Queries, nextAttemptAt: number, which: SQL | undefined) {
  await tx.update(mails).set({ nextAttemptAt }).where(and(isWaiting, which))
}

export async function releaseDeliveries(
  tx: Queries,
  subjectId: string,
  now: number,
): Promise<void> {
  await tx
    .update(mails)
    .set({ summaryId: null })
    .where(and(eq(mails.subjectId, subjectId), eq(mails.state, 'held')))
  for (const table of [mails, webhookDeliveries]) {
    await tx
      .update(table)
      .set({ state: 'waiting', nextAttemptAt: now })
      .where(and(eq(table.subjectId, subjectId), eq(table.state, 'held')))
  }
}

export async function holdDeliveries(tx: Queries, subjectId: string): Promise<void> {
  for (const table of [mails, webhookDeliveries]) {
    await tx
      .update(table)
      .set({ state: 'held' })
      .where(and(eq(table.subjectId, subjectId), eq(table.state, 'waiting')))
  }
}

export async function removeDeliveries(tx: Queries, subjectIds: string[]): Promise<void> {
  for (const table of [mails, webhookDeliveries])
    await tx.delete(table).where(isAmong(table.subjectId, subjectIds))
}
