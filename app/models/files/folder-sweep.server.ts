import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import type { Database } from '#db/database.server'
import { applications, receivedFiles } from '#db/schema'

const TRASH_MS = 30 * DAY_MS

/** Moves files without a row to trash/, except recent ones, whose row may follow. @returns how many files moved */
export async function sweepUploads(
  db: Database,
  uploads: string,
  now = Date.now(),
): Promise<number> {
  for (const file of await filesBelow(join(uploads, 'incoming'))) {
    if (await isOlder(file, now - HOUR_MS)) await rm(file, { force: true })
  }
  const trash = join(uploads, 'trash')
  let moved = 0
  for (const folder of (await namesIn(uploads)).filter((name) => FOLDER.test(name))) {
    for (const file of await unknownIn(db, uploads, folder)) {
      if (!(await isOlder(file, now - DAY_MS))) continue
      await mkdir(trash, { recursive: true, mode: 0o700 })
      await rename(file, join(trash, basename(file)))
      moved++
    }
  }
  return moved
}

async function unknownIn(db: Database, uploads: string, folder: string): Promise<string[]> {
  const names = (await namesIn(join(uploads, folder))).filter((name) => STORED.test(name))
  const files = names.map((name) => join(folder, name))
  const rows = await db
    .select({ file: applications.resumeFile })
    .from(applications)
    .where(inArray(applications.resumeFile, files))
  const received = await db
    .select({ file: receivedFiles.file })
    .from(receivedFiles)
    .where(inArray(receivedFiles.file, files))
  const known = new Set([...rows, ...received].map(({ file }) => file))
  return files.filter((file) => !known.has(file)).map((file) => join(uploads, file))
}

export async function emptyTrash(uploads: string, now = Date.now()): Promise<number> {
  let removed = 0
  for (const file of await filesBelow(join(uploads, 'trash'))) {
    // A rename changes ctime only.
    const { ctimeMs } = await stat(file)
    if (ctimeMs >= now - TRASH_MS) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

const FOLDER = /^[0-9a-f]{2}$/
const STORED = /^[0-9a-f-]{36}$/

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

async function isOlder(file: string, than: number): Promise<boolean> {
  const facts = await stat(file).catch(() => undefined)
  return facts !== undefined && facts.mtimeMs < than
}
