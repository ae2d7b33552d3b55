import { and, asc, eq, gt } from 'drizzle-orm'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database, Reads } from '#db/database.server'
import { enquiryEvents } from '#db/schema'
import { setAssignee } from './assignment.server'
import { ofKind } from './bulk.server'
import { SPAM, setDueDay, setSpam, setStatus } from './change.server'
import { STATUSES } from './enquiry'
import { type Step, undoingOf } from './history.server'

type Event = typeof enquiryEvents.$inferSelect

/** @returns how many are undone, now or earlier; enquiries that changed in between are skipped */
export async function undoBatch(
  db: Database,
  actor: Actor,
  batch: string,
  now = Date.now(),
): Promise<{ undone: number; skipped: number }> {
  if (batch === '') return { undone: 0, skipped: 0 }
  return db.write(async (tx) => {
    const step = { tx, actor, batch: undoingOf(batch), now }
    const events = await tx
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.batch, batch))
      .orderBy(asc(enquiryEvents.id))
    const [first] = events
    if (!first) return { undone: 0, skipped: 0 }
    const before = await tx.$count(enquiryEvents, ofKind(step.batch, first.kind))
    let undone = 0
    for (const event of events) {
      if (await isChangedSince(tx, event)) continue
      if ((await revert(step, event)) && event.kind === first.kind) undone++
    }
    const detail = countOf(undone, 'enquiry', 'enquiries')
    if (undone > 0) await recordAction(tx, actor, { action: 'enquiry.undo', detail, now })
    const all = before + undone
    const changed = events.filter(({ kind }) => kind === first.kind).length
    return { undone: all, skipped: changed - all }
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

async function revert(step: Step, event: Event): Promise<boolean> {
  const { enquiryId, kind, from, previousAssigneeId } = event
  switch (kind) {
    case 'status': {
      const status = STATUSES.find((known) => known === from)
      return status !== undefined && setStatus(step, enquiryId, status)
    }
    case 'assignment':
      return setAssignee(step, enquiryId, previousAssigneeId)
    case 'spam':
      return setSpam(step, enquiryId, from === SPAM)
    case 'follow-up':
      return setDueDay(step, enquiryId, from)
    default:
      return false
  }
}
