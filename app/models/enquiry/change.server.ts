import { eq } from 'drizzle-orm'
import type { Actor } from '#app/models/privacy/audit.server'
import type { Database, Queries } from '#db/database.server'
import { enquiries } from '#db/schema'
import { type Change, changeEach } from './bulk.server'
import type { Enquiry, Status } from './enquiry'
import { recordEvent } from './history.server'
import { toEnquiry } from './row.server'

/** Moves an enquiry to any status. @returns the enquiry as it stands now, undefined if there is none */
export async function updateEnquiryStatus(
  db: Database,
  actor: Actor,
  id: string,
  status: Status,
  now = Date.now(),
): Promise<Enquiry | undefined> {
  await changeStatus(db, actor, [id], status, now)
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  return row && toEnquiry(row)
}

/** Moves each of the enquiries that stands elsewhere to a status, and writes its history. */
export async function changeStatus(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  status: Status,
  now = Date.now(),
): Promise<Change> {
  const audit = { act: 'enquiry.status', kind: 'status' as const, detail: `to ${status}` }
  return changeEach(db, actor, ids, audit, now, (tx, id, batch) =>
    moveTo(tx, actor, id, status, batch, now),
  )
}

/** @returns whether the enquiry stood elsewhere before */
export async function moveTo(
  tx: Queries,
  actor: Actor,
  id: string,
  status: Status,
  batch: string,
  now: number,
): Promise<boolean> {
  const [before] = await tx
    .select({ status: enquiries.status })
    .from(enquiries)
    .where(eq(enquiries.id, id))
  if (!before || before.status === status) return false
  await tx.update(enquiries).set({ status, updatedAt: now }).where(eq(enquiries.id, id))
  await recordEvent(
    tx,
    actor,
    { enquiryId: id, kind: 'status', from: before.status, to: status, batch },
    now,
  )
  return true
}
