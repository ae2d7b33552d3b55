import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import type { Db } from '#db/connection.server'
import { applications, mails } from '#db/schema'
import { write } from '#db/write.server'
import { removeResume } from './resume.server'

/** Removes an application for good, with its resume and the mails about it. @returns whether there was one */
export async function removeApplication(
  db: Db,
  uploads: string,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  const removed = await write(db, (tx) => {
    const row = tx
      .delete(applications)
      .where(eq(applications.id, id))
      .returning({ file: applications.resumeFile })
      .get()
    if (!row) return undefined
    tx.delete(mails).where(eq(mails.subjectId, id)).run()
    recordAct(tx, actor, { act: 'application.delete', subjectId: id, now })
    return row
  })
  if (removed) await removeResume(uploads, removed.file)
  return removed !== undefined
}
