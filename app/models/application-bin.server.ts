import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { applications } from '#db/schema'
import { write } from '#db/write.server'
import { removeApplication } from './application-removal.server'
import { type Actor, PROGRAM, recordAct } from './audit.server'

/** How long a deleted application can be taken back. */
export const BIN_MS = 24 * 3_600_000

/** Puts an application into the bin: out of every list, with its resume kept for a day. @returns whether it was there */
export async function binApplication(
  db: Db,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return write(db, (tx) => {
    const binned = tx
      .update(applications)
      .set({ deletedAt: now })
      .where(and(eq(applications.id, id), isNull(applications.deletedAt)))
      .run()
    if (binned.changes === 0) return false
    recordAct(tx, actor, { act: 'application.bin', subjectId: id, now })
    return true
  })
}

/** Takes an application back out of the bin. @returns whether it was still there */
export async function restoreApplication(
  db: Db,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return write(db, (tx) => {
    const restored = tx
      .update(applications)
      .set({ deletedAt: null })
      .where(and(eq(applications.id, id), isNotNull(applications.deletedAt)))
      .run()
    if (restored.changes === 0) return false
    recordAct(tx, actor, { act: 'application.restore', subjectId: id, now })
    return true
  })
}

/** Removes for good what has been in the bin for a day. @returns how many applications went */
export async function emptyBin(db: Db, uploads: string, now = Date.now()): Promise<number> {
  const due = db
    .select({ id: applications.id })
    .from(applications)
    .where(lte(applications.deletedAt, now - BIN_MS))
    .all()
  for (const { id } of due) await removeApplication(db, uploads, id, PROGRAM, now)
  return due.length
}
