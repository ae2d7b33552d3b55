import { and, eq, gt, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { enquiryEvents } from '#db/schema'
import { write } from '#db/write.server'
import { giveTo } from './assignment.server'
import type { Tx } from './bulk.server'
import { moveTo } from './change.server'
import { STATUSES } from './enquiry'
import { undoingOf } from './history.server'
import { SPAM, setSpam } from './spam.server'

type Event = typeof enquiryEvents.$inferSelect

/** What one press of a button did, for the line that offers to undo it. */
export interface Batch {
  batch: string
  kind: Event['kind']
  /** Where everything in it went: a status, the name of an assignee (empty for nobody), a folder. */
  to: string
  count: number
}

export async function findBatch(db: Db, batch: string): Promise<Batch | undefined> {
  if (batch === '') return undefined
  const first = db
    .select()
    .from(enquiryEvents)
    .where(eq(enquiryEvents.batch, batch))
    .limit(fixed(1))
    .get()
  if (!first) return undefined
  const count = await db.$count(enquiryEvents, eq(enquiryEvents.batch, batch))
  return { batch, kind: first.kind, to: first.to, count }
}

/**
 * Takes back what one press of a button did, but for what somebody changed since.
 * @returns how many are taken back, by this call or by one before it, and how many stay because they were changed since
 */
export async function undoBatch(
  db: Db,
  actor: Actor,
  batch: string,
  now = Date.now(),
): Promise<{ undone: number; kept: number }> {
  if (batch === '') return { undone: 0, kept: 0 }
  return write(db, (tx) => {
    const undoing = undoingOf(batch)
    const events = tx.select().from(enquiryEvents).where(eq(enquiryEvents.batch, batch)).all()
    const before = tx.select().from(enquiryEvents).where(eq(enquiryEvents.batch, undoing)).all()
    const undone = events.filter(
      (event) => !isChangedSince(tx, event) && takeBack(tx, actor, event, undoing, now),
    ).length
    if (undone > 0)
      recordAct(tx, actor, {
        act: 'enquiry.undo',
        detail: countOf(undone, 'enquiry', 'enquiries'),
        now,
      })
    const all = before.length + undone
    return { undone: all, kept: events.length - all }
  })
}

function isChangedSince(tx: Tx, { enquiryId, kind, id }: Event): boolean {
  const later = tx
    .select({ found: sql`1` })
    .from(enquiryEvents)
    .where(
      and(
        eq(enquiryEvents.enquiryId, enquiryId),
        eq(enquiryEvents.kind, kind),
        gt(enquiryEvents.id, id),
      ),
    )
    .get()
  return later !== undefined
}

function takeBack(tx: Tx, actor: Actor, event: Event, batch: string, now: number): boolean {
  const { enquiryId, kind, from, previousAssigneeId } = event
  switch (kind) {
    case 'status': {
      const status = STATUSES.find((known) => known === from)
      return status !== undefined && moveTo(tx, actor, enquiryId, status, batch, now)
    }
    case 'assignment':
      return giveTo(tx, actor, enquiryId, previousAssigneeId, batch, now)
    case 'spam':
      return setSpam(tx, actor, enquiryId, from === SPAM, batch, now)
    case 'note':
      return false
  }
}
