import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { DOUBLE_CLICK_MS, isWithin, newId } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import type { Database, Reads } from '#db/database.server'
import { enquiries, enquiryEvents } from '#db/schema'
import { type EnquiryEvent, isUndo, type Step, undoingOf } from './history.server'

type Kind = EnquiryEvent['kind']

export interface Change {
  /** Id for undo; empty if nothing changed. The second request of a double click gets the id of the first. */
  batch: string
  count: number
  /** Some of the enquiries no longer exist. */
  isLost: boolean
}

/** Changes the enquiries in one transaction, with one batch id and one line in the audit log. */
export async function changeEach(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  audit: { action: string; kind: Kind; detail?: string },
  now: number,
  changeOne: (step: Step, id: string) => Promise<boolean>,
): Promise<Change> {
  return db.write(async (tx) => {
    const batch = newId()
    const changed: string[] = []
    for (const id of new Set(ids))
      if (await changeOne({ tx, actor, batch, now }, id)) changed.push(id)
    const [only, ...others] = changed
    if (only === undefined) {
      const earlier = await doubleClickedBatch(tx, actor, ids, audit.kind, now)
      return { batch: earlier, count: 0, isLost: earlier === '' && (await isAnyLost(tx, ids)) }
    }
    const detail = [audit.detail, others.length > 0 && `${changed.length} enquiries`]
    await recordAction(tx, actor, {
      action: audit.action,
      subjectId: others.length === 0 ? only : '',
      detail: detail.filter(Boolean).join(', '),
      now,
    })
    return { batch, count: changed.length, isLost: false }
  })
}

export interface Batch {
  batch: string
  kind: Kind
  /** Status, name of the assignee (empty for none), folder, or day of the follow-up (empty for none). */
  to: string
  count: number
  /** Of a batch with one enquiry: its name, and what `to` was before. */
  name?: string
  from?: string
}

/** @returns undefined for an unknown batch and one that is undone */
export async function findBatch(db: Database, batch: string): Promise<Batch | undefined> {
  if (batch === '') return undefined
  const [first] = await db
    .select()
    .from(enquiryEvents)
    .where(eq(enquiryEvents.batch, batch))
    .orderBy(asc(enquiryEvents.id))
    .limit(1)
  if (!first || (await isUndone(db, batch))) return undefined
  const { kind, from, to, enquiryId } = first
  const count = await db.$count(enquiryEvents, ofKind(batch, kind))
  if (count > 1) return { batch, kind, to, count }
  const [only] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId))
  return { batch, kind, from, to, count, name: only?.name }
}

async function isUndone(db: Database, batch: string): Promise<boolean> {
  return (await db.$count(enquiryEvents, eq(enquiryEvents.batch, undoingOf(batch)))) > 0
}

/** Closing an enquiry also clears its follow-up date, in the same batch. */
export const ofKind = (batch: string, kind: Kind) =>
  and(eq(enquiryEvents.batch, batch), eq(enquiryEvents.kind, kind))

async function doubleClickedBatch(
  tx: Reads,
  actor: Actor,
  ids: readonly string[],
  kind: Kind,
  now: number,
): Promise<string> {
  const [last] = await tx
    .select()
    .from(enquiryEvents)
    .where(and(inArray(enquiryEvents.enquiryId, [...ids]), eq(enquiryEvents.kind, kind)))
    .orderBy(desc(enquiryEvents.id))
    .limit(1)
  if (last?.adminId !== actor.id || !isWithin(last.createdAt, now, DOUBLE_CLICK_MS)) return ''
  return isUndo(last.batch) ? '' : last.batch
}

async function isAnyLost(tx: Reads, ids: readonly string[]): Promise<boolean> {
  const existing = await tx.$count(enquiries, inArray(enquiries.id, [...ids]))
  return existing < new Set(ids).size
}
