import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#app/models/privacy/audit.server'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { admins, enquiries } from '#db/schema'
import { type Change, changeEach, type Tx } from './bulk.server'
import { recordEvent } from './history.server'

/** Everyone who can be given an enquiry, by name. */
export async function listColleagues(db: Db): Promise<{ id: string; name: string }[]> {
  return colleagues(db).all()
}

const colleagues = prepared((db) =>
  db
    .select({ id: admins.id, name: admins.name })
    .from(admins)
    .orderBy(asc(admins.name), asc(admins.id))
    .prepare(),
)

/**
 * Gives each of the enquiries to an admin, or with null to nobody.
 * @returns undefined where there is no such admin
 */
export async function assign(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  assigneeId: string | null,
  now = Date.now(),
): Promise<Change | undefined> {
  if (assigneeId !== null && nameOf(db, assigneeId) === '') return undefined
  const detail = assigneeId === null ? 'to nobody' : ''
  const audit = { act: 'enquiry.assign', kind: 'assignment' as const, detail }
  return changeEach(db, actor, ids, audit, now, (tx, id, batch) =>
    giveTo(tx, actor, id, assigneeId, batch, now),
  )
}

/** @returns whether it was somebody else's before; nothing is given to an account that is gone */
export function giveTo(
  tx: Tx,
  actor: Actor,
  id: string,
  assigneeId: string | null,
  batch: string,
  now: number,
): boolean {
  const before = tx
    .select({ assigneeId: enquiries.assigneeId })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .get()
  if (!before || before.assigneeId === assigneeId) return false
  const to = nameOf(tx, assigneeId)
  if (assigneeId !== null && to === '') return false
  tx.update(enquiries).set({ assigneeId }).where(eq(enquiries.id, id)).run()
  const event = {
    enquiryId: id,
    kind: 'assignment' as const,
    from: nameOf(tx, before.assigneeId),
    to,
    previousAssigneeId: before.assigneeId,
    batch,
  }
  recordEvent(tx, actor, event, now)
  return true
}

/** Empty for nobody. */
function nameOf(tx: Pick<Db, 'select'>, adminId: string | null): string {
  if (adminId === null) return ''
  const found = tx.select({ name: admins.name }).from(admins).where(eq(admins.id, adminId)).get()
  return found?.name ?? ''
}
