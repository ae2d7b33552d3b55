import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { applications, mails } from '#db/schema'
import { removeResume } from './resume.server'

/** Removes an application for good, with its resume and the mails about it. @returns whether there was one */
export async function removeApplication(
  db: Database,
  uploads: string,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  const removed = await db.write(async (tx) => {
    const [row] = await tx
      .delete(applications)
      .where(eq(applications.id, id))
      .returning({ file: applications.resumeFile })
    if (!row) return undefined
    await tx.delete(mails).where(eq(mails.subjectId, id))
    await recordAct(tx, actor, { act: 'application.delete', subjectId: id, now })
    return row
  })
  if (removed) await removeResume(uploads, removed.file)
  return removed !== undefined
}
