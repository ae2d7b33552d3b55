import { eq, inArray } from 'drizzle-orm'
import { openResume } from '#app/models/application/resume.server'
import { batchesOf } from '#app/models/privacy/person.server'
import type { Database } from '#db/database.server'
import { applications, mails } from '#db/schema'
import type { ArchiveWriter } from './archive.server'
import { type BackupManifest, type Progress, resumeName } from './manifest'

/** What was erased since the copy was made is erased in it too. @returns how many resumes were added */
export async function addResumes(
  archive: ArchiveWriter,
  manifest: BackupManifest,
  from: { db: Database; copy: Database; dataDir: string; onProgress: Progress },
): Promise<number> {
  const { db, copy, dataDir, onProgress } = from
  const rows = await copy
    .select({ id: applications.id, file: applications.resumeFile })
    .from(applications)
    .orderBy(applications.id)
  const gone: string[] = []
  for (const [position, { id, file }] of rows.entries()) {
    const name = resumeName(file)
    const resume = await openResume(dataDir, name)
    if (resume) manifest.files.push(await archive.addFile(name, resume))
    else if (await isKnown(db, id)) manifest.missing.push(name)
    else gone.push(id)
    onProgress('resumes', position + 1, rows.length)
  }
  await forget(copy, gone)
  return rows.length - gone.length - manifest.missing.length
}

async function isKnown(db: Database, id: string): Promise<boolean> {
  return (await db.$count(applications, eq(applications.id, id))) > 0
}

async function forget(copy: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await copy.erase(async (tx) => {
    for (const batch of batchesOf(ids)) {
      await tx.delete(mails).where(inArray(mails.subjectId, batch))
      await tx.delete(applications).where(inArray(applications.id, batch))
    }
  })
}
