import { and, desc, eq, inArray, max, ne, notExists, notLike, or, sql } from 'drizzle-orm'
import { MAX_SHOWN } from '#app/models/count'
import { newIdAfter } from '#app/models/identifier.server'
import { type Actor, authorOf } from '#app/models/privacy/audit.server'
import { alias } from '#db/columns'
import type { Database, Queries, Reads } from '#db/database.server'
import { enquiryEvents } from '#db/schema'

export type EnquiryEvent = Awaited<ReturnType<typeof listHistory>>[number]

/** A change by a member of staff, in its transaction. */
export interface Step {
  tx: Queries
  actor: Actor
  batch: string
  now: number
}

type EventInput = Omit<
  typeof enquiryEvents.$inferInsert,
  'id' | 'batch' | 'adminId' | 'adminName' | 'createdAt'
>

export async function recordEvent({ tx, actor, batch, now }: Step, event: EventInput) {
  const [last] = await tx
    .select({ id: max(enquiryEvents.id) })
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, event.enquiryId))
  const id = newIdAfter(last?.id ?? undefined, now)
  await tx.insert(enquiryEvents).values({
    ...event,
    id,
    batch,
    ...authorOf(actor),
    createdAt: now,
  })
  return id
}

export async function lastEvent(tx: Reads, enquiryId: string, ...kinds: EnquiryEvent['kind'][]) {
  const [last] = await tx
    .select()
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryId, enquiryId), inArray(enquiryEvents.kind, kinds)))
    .orderBy(desc(enquiryEvents.id))
    .limit(1)
  return last
}

/** An answer whose `to` is set is a bounce or an automatic reply. */
export const isOfPerson = or(ne(enquiryEvents.kind, 'answer'), eq(enquiryEvents.to, ''))

export async function listHistory(db: Database, enquiryId: string) {
  const { id, kind, adminName, from, to, note, mailId, createdAt } = enquiryEvents
  const newest = await db
    .select({ id, kind, adminName, from, to, note, mailId, createdAt })
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, enquiryId))
    .orderBy(desc(enquiryEvents.id))
    .limit(MAX_SHOWN)
  return newest.reverse()
}

const UNDO = 'undo-'

export function undoingOf(batch: string): string {
  return `${UNDO}${batch}`
}

export function isUndo(batch: string): boolean {
  return batch.startsWith(UNDO)
}

/** Time of the last status change, reply, call or answer (epoch milliseconds); ignores undone changes. */
export async function lastActivity(
  db: Database,
  enquiryIds: string[],
): Promise<Map<string, number>> {
  const undoings = alias(enquiryEvents, 'undoings')
  const isUndone = db
    .select({ found: sql`1` })
    .from(undoings)
    .where(
      and(
        eq(undoings.batch, sql`${UNDO} || ${enquiryEvents.batch}`),
        eq(undoings.enquiryId, enquiryEvents.enquiryId),
      ),
    )
  const rows = await db
    .select({ id: enquiryEvents.enquiryId, at: sql<number>`max(${enquiryEvents.createdAt})` })
    .from(enquiryEvents)
    .where(
      and(
        inArray(enquiryEvents.enquiryId, enquiryIds),
        inArray(enquiryEvents.kind, ['status', 'reply', 'call', 'answer']),
        isOfPerson,
        notLike(enquiryEvents.batch, `${UNDO}%`),
        notExists(isUndone),
      ),
    )
    .groupBy(enquiryEvents.enquiryId)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
