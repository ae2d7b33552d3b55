import { and, eq, gt } from 'drizzle-orm'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database, Queries, Reads } from '#db/database.server'
import { enquiryEvents } from '#db/schema'
import { giveTo } from './assignment.server'
import { SPAM, setSpam, setStatus } from './change.server'
import { STATUSES } from './enquiry'
import { undoingOf } from './history.server'

type Event = typeof enquiryEvents.$inferSelect

export interface Batch {
  batch: string
  kind: Event['kind']
  /** Status, name of an assignee (empty for nobody) or folder. */
  to: string
  count: number
}

export async function findBatch(db: Database, batch: string): Promise<Batch | undefined> {
  if (batch === '') return undefined
  const [first] = await db
    .select()
    .from(enquiryEvents)
    .where(eq(enquiryEvents.batch, batch))
    .limit(1)
  if (!first) return undefined
  const count = await db.$count(enquiryEvents, eq(enquiryEvents.batch, batch))
  return { batch, kind: first.kind, to: first.to, count }
}

/** @returns how many are undone, by this call or an earlier one; those changed since are not */
export async function undoBatch(
  db: Database,
  actor: Actor,
  batch: string,
  now = Date.now(),
): Promise<{ undone: number; kept: number }> {
  if (batch === '') return { undone: 0, kept: 0 }
  return db.write(async (tx) => {
    const undoing = undoingOf(batch)
    const events = await tx.select().from(enquiryEvents).where(eq(enquiryEvents.batch, batch))
    const before = await tx.$count(enquiryEvents, eq(enquiryEvents.batch, undoing))
    let undone = 0
    for (const event of events) {
      if (await isChangedSince(tx, event)) continue
      if (await takeBack(tx, actor, event, undoing, now)) undone++
    }
    if (undone > 0)
      await recordAct(tx, actor, {
        act: 'enquiry.undo',
        detail: countOf(undone, 'enquiry', 'enquiries'),
        now,
      })
    const all = before + undone
    return { undone: all, kept: events.length - all }
  })
}

async function isChangedSince(tx: Reads, { enquiryId, kind, id }: Event): Promise<boolean> {
  const isLater = and(
    eq(enquiryEvents.enquiryId, enquiryId),
    eq(enquiryEvents.kind, kind),
    gt(enquiryEvents.id, id),
  )
  return (await tx.$count(enquiryEvents, isLater)) > 0
}

async function takeBack(
  tx: Queries,
  actor: Actor,
  event: Event,
  batch: string,
  now: number,
): Promise<boolean> {
  const { enquiryId, kind, from, previousAssigneeId } = event
  switch (kind) {
    case 'status': {
      const status = STATUSES.find((known) => known === from)
      return status !== undefined && setStatus(tx, actor, enquiryId, status, batch, now)
    }
    case 'assignment':
      return giveTo(tx, actor, enquiryId, previousAssigneeId, batch, now)
    case 'spam':
      return setSpam(tx, actor, enquiryId, from === SPAM, batch, now)
    case 'note':
      return false
  }
}
