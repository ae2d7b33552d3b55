import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { tidyLine } from '#app/models/text'
import type { Database } from '#db/database.server'
import { mails } from '#db/schema'

export type QueuedMail = typeof mails.$inferSelect

const MINUTE_MS = 60_000
const BACKOFF_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS)
const LONGEST_BACKOFF_MS = 240 * MINUTE_MS
const JITTER = 0.2
/** Five days. Attempts are counted, so a wrong clock uses none up. */
const MAX_ATTEMPTS = 34
const LONGEST_ERROR = 300

const goesAlone = or(isNull(mails.summaryId), eq(mails.summaryId, ''))

/** Longest due first. A time beyond the longest backoff was set by a wrong clock and counts as due. */
export async function listDueMails(
  db: Database,
  now: number,
  limit: number,
): Promise<QueuedMail[]> {
  const farthest = now + LONGEST_BACKOFF_MS * (1 + JITTER)
  return db
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.state, 'waiting'),
        goesAlone,
        or(lte(mails.nextAttemptAt, now), gt(mails.nextAttemptAt, farthest)),
      ),
    )
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(limit)
}

export async function markSent(db: Database, id: string, now: number): Promise<void> {
  const sent = {
    state: 'sent',
    attempts: sql`${mails.attempts} + 1`,
    lastError: '',
    sentAt: now,
  } as const
  await db.write(async (tx) => {
    await tx.update(mails).set(sent).where(eq(mails.id, id))
    await tx.update(mails).set(sent).where(waitsIn(id))
  })
}

/** What the mail of kind summary with this id names. */
const waitsIn = (id: string) => and(eq(mails.summaryId, id), eq(mails.state, 'waiting'))

export async function markFailed(
  db: Database,
  mail: Pick<QueuedMail, 'id' | 'attempts'>,
  failure: { error: string; isPermanent: boolean; now: number; random?: number },
): Promise<void> {
  const attempts = mail.attempts + 1
  const wait = BACKOFF_MS[attempts - 1] ?? LONGEST_BACKOFF_MS
  const jitter = 1 + JITTER * (2 * (failure.random ?? Math.random()) - 1)
  const change = {
    state: failure.isPermanent || attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
    attempts,
    nextAttemptAt: failure.now + Math.round(wait * jitter),
    lastError: tidyLine(failure.error).slice(0, LONGEST_ERROR),
  } as const
  const isThere = and(eq(mails.id, mail.id), eq(mails.state, 'waiting'))
  await db.write(async (tx) => {
    await tx.update(mails).set(change).where(isThere)
    if (change.state === 'failed') await tx.update(mails).set(change).where(waitsIn(mail.id))
  })
}
