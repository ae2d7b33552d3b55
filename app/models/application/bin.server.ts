import { and, eq, lte, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import { fileStore } from '#app/models/files/store.server'
import { removeDeliveries } from '#app/models/mail/delivery.server'
import { type Actor, PROGRAM, recordAction } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'
import { isBinned, isNotBinned } from './search.server'

export const binApplication = mover('application.bin', isNotBinned)
export const restoreApplication = mover('application.restore', isBinned)

/** @returns a function that moves an application out of the folder `from`; its result is false if it is not there */
function mover(action: 'application.bin' | 'application.restore', from: SQL) {
  return (db: Database, id: string, actor: Actor, now = Date.now()): Promise<boolean> =>
    db.write(async (tx) => {
      const [moved] = await tx
        .update(applications)
        .set({ deletedAt: action === 'application.bin' ? now : null })
        .where(and(eq(applications.id, id), from))
        .returning()
      if (moved) await recordAction(tx, actor, { action, subjectId: id, now })
      return moved !== undefined
    })
}

/** @param lastRun what was deleted later stays: once the clock is set ahead, a day has passed at once */
export async function deleteBinnedApplications(
  db: Database,
  uploads: string,
  now: number,
  lastRun = now,
): Promise<number> {
  const isDue = lte(applications.deletedAt, Math.min(now - DAY_MS, lastRun))
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
  const removed = await db.erase(async (tx) => {
    const which = and(eq(applications.id, id), isDue)
    const [row] = await tx.delete(applications).where(which).returning()
    if (!row) return undefined
    await fileStore.remove(tx, uploads, [row.resumeFile])
    await removeDeliveries(tx, [id])
    await recordAction(tx, actor, { action: 'application.delete', subjectId: id, now })
    return row
  })
  if (removed) await fileStore.clear(uploads, [removed.resumeFile])
  return removed !== undefined
}
