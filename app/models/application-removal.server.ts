import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { applications, mails } from '#db/schema'
import { removeResume } from './resume.server'

/** Removes an application, its resume and the mails about it. @returns whether there was one */
export async function deleteApplication(db: Db, uploads: string, id: string): Promise<boolean> {
  const removed = db.transaction(
    (tx) => {
      tx.delete(mails).where(eq(mails.subjectId, id)).run()
      return tx
        .delete(applications)
        .where(eq(applications.id, id))
        .returning({ file: applications.resumeFile })
        .get()
    },
    { behavior: 'immediate' },
  )
  if (removed) await removeResume(uploads, removed.file)
  return removed !== undefined
}
