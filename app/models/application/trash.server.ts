import { and, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import { fileStore } from '#app/models/files/store.server'
import { removeDeliveries } from '#app/models/mail/delivery.server'
import { type Actor, PROGRAM, recordAction } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'

export async function trashApplication(
  db: Database,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return move(db, id, { deletedAt: now, action: 'application.bin', actor, now })
}

export async function restoreApplication(
  db: Database,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return move(db, id, { deletedAt: null, action: 'application.restore', actor, now })
}

async function move(
  db: Database,
  id: string,
  to: { deletedAt: number | null; action: string; actor: Actor; now: number },
): Promise<boolean> {
  const { deletedAt } = applications
  const isElsewhere = to.deletedAt === null ? isNotNull(deletedAt) : isNull(deletedAt)
  return db.write(async (tx) => {
    const [moved] = await tx
      .update(applications)
      .set({ deletedAt: to.deletedAt })
      .where(and(eq(applications.id, id), isElsewhere))
      .returning()
    if (!moved) return false
    await recordAction(tx, to.actor, { action: to.action, subjectId: id, now: to.now })
    return true
  })
}

export async function deleteTrashedApplications(
  db: Database,
  uploads: string,
  now: number,
): Promise<number> {
  const isDue = lte(applications.deletedAt, now - DAY_MS)
  const due = await db.select({ id: applications.id }).from(applications).where(isDue)
  let count = 0
  for (const { id } of due) {
    // Staff may have restored it meanwhile.
    if (await removeApplication(db, uploads, id, PROGRAM, { now, isDue })) count++
  }
  return count
}

export async function removeApplication(
  db: Database,
  uploads: string,
  id: string,
  actor: Actor,
  { now = Date.now(), isDue }: { now?: number; isDue?: SQL } = {},
): Promise<boolean> {
  const removed = await db.write(async (tx) => {
    const which = and(eq(applications.id, id), isDue)
    const [row] = await tx.delete(applications).where(which).returning()
    if (!row) return undefined
    await fileStore.remove(tx, [row.resumeFile])
    await removeDeliveries(tx, [id])
    await recordAction(tx, actor, { action: 'application.delete', subjectId: id, now })
    return row
  })
  if (removed) await fileStore.clear(uploads, [removed.resumeFile])
  return removed !== undefined
}
