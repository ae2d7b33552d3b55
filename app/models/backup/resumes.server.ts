import { asc, eq, gt, inArray } from 'drizzle-orm'
import { openResume } from '#app/models/application/resume.server'
import { batchesOf } from '#app/models/privacy/person.server'
import type { Progress } from '#db/copy.server'
import type { Database } from '#db/database.server'
import { applications, mails } from '#db/schema'
import { type BackupManifest, resumeName } from './manifest'
import { addAndClose, type TarWriter } from './tar.server'

const BATCH = 200

/**
 * Adds the resume of every application in `copy`. What was deleted for good since the copy was made leaves it too.
 * @param db the database of the running site
 * @returns how many resumes were added
 */
export async function addResumes(
  tar: TarWriter,
  manifest: BackupManifest,
  from: { db: Database; copy: Database; dataDir: string; onProgress: Progress },
): Promise<number> {
  const { db, copy, dataDir, onProgress } = from
  const total = await copy.$count(applications)
  const gone: string[] = []
  let done = 0
  for await (const { id, file } of eachResume(copy)) {
    const name = resumeName(file)
    if (!(await addResume(tar, manifest, dataDir, name))) {
      if ((await db.$count(applications, eq(applications.id, id))) > 0) manifest.missing.push(name)
      else gone.push(id)
    }
    onProgress('resumes', ++done, total)
  }
  await forget(copy, gone)
  return total - gone.length - manifest.missing.length
}

/** A few hundred rows at a time, so that reading them never holds up a visitor. */
async function* eachResume(copy: Database): AsyncGenerator<{ id: string; file: string }> {
  for (let last = ''; ; ) {
    const rows = await copy
      .select({ id: applications.id, file: applications.resumeFile })
      .from(applications)
      .where(gt(applications.id, last))
      .orderBy(asc(applications.id))
      .limit(BATCH)
    yield* rows
    const next = rows.at(-1)
    if (!next || rows.length < BATCH) return
    last = next.id
  }
}

/** @returns whether the file was there */
async function addResume(
  tar: TarWriter,
  manifest: BackupManifest,
  dataDir: string,
  name: string,
): Promise<boolean> {
  const file = await openResume(dataDir, name)
  if (!file) return false
  manifest.files.push(await addAndClose(tar, name, file))
  return true
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
