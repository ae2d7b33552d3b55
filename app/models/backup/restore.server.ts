import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#app/models/files/folder.server'
import { makeFolder } from '#db/make-folder.server'
import { applications, receivedFiles } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { inspectFile } from '#db/sqlite/inspect.server'
import { lockDatabase } from '#db/sqlite/lock.server'
import { NEWEST_MIGRATION } from '#db/sqlite/migrate.server'
import {
  BackupError,
  DATABASE,
  type Progress,
  SINGLE_FILES,
  storedFileName,
} from './archive.server'
import { withWorkFolder } from './folders.server'
import { repeatReplacedErasures } from './repeat-erasures.server'
import { type Unpacked, unpackBackup } from './unpack.server'

/** The files of a site: in a source checkout the same folders also hold code. */
const SITE_FILES: [folder: string, name: RegExp][] = [
  ['uploads', /^[^.]/],
  ['db', /^(site|before-.+)\.sqlite(-wal|-shm)?$/],
]

/** Unpacks into a staging folder, checks everything, then moves the files. @throws BackupError */
export async function restoreBackup(
  file: string,
  dataDir: string,
  options: { isForced?: boolean; onProgress?: Progress } = {},
) {
  const { isForced = false, onProgress = () => {} } = options
  makeFolder(dataDir, 0o700)
  const hasExistingSite = await hasSite(dataDir)
  if (hasExistingSite && !isForced) {
    throw new BackupError(
      'target',
      `There is a site in ${dataDir} already. With --force it is put aside and the backup takes its place.`,
    )
  }
  const release = lockDatabase(join(dataDir, DATABASE))
  if (!release) {
    throw new BackupError(
      'busy',
      `The site in ${dataDir} is running, or another command uses it. Stop it first.`,
    )
  }
  try {
    return await withWorkFolder(dataDir, async (staging) => {
      const unpacked = await unpackBackup(file, staging, onProgress)
      await checkDatabase(staging, unpacked)
      const erasures = await repeatReplacedErasures(staging, dataDir)
      const replaced = hasExistingSite ? await moveReplacedSite(dataDir) : undefined
      await moveSite(staging, dataDir)
      const { head, files, missing } = unpacked
      return { createdAt: head.createdAt, files: files.size, missing, replaced, erasures }
    })
  } finally {
    release()
  }
}

async function hasSite(dataDir: string): Promise<boolean> {
  const own = await listSite(dataDir)
  return own.some((path) => dirname(path) !== '.')
}

async function listSite(dir: string): Promise<string[]> {
  const single = ['instance.id', ...SINGLE_FILES].filter((name) => existsSync(join(dir, name)))
  const inFolders = SITE_FILES.map(async ([folder, own]) => {
    const names = await readdir(join(dir, folder)).catch(() => [])
    return names.filter((name) => own.test(name)).map((name) => join(folder, name))
  })
  return [...single, ...(await Promise.all(inFolders)).flat()]
}

async function moveSite(from: string, to: string): Promise<void> {
  const own = await listSite(from)
  const folders = new Set(own.map((path) => dirname(join(to, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const path of own) await rename(join(from, path), join(to, path))
  for (const folder of [to, ...folders]) await syncFolder(folder)
}

/** @throws BackupError */
export async function checkDatabase(staging: string, { files, missing }: Unpacked): Promise<void> {
  const refuse = (why: string) => new BackupError('archive', `The backup is damaged: ${why}.`)
  const file = join(staging, DATABASE)
  const { isSound, migration } = inspectFile(file)
  if (!isSound) throw refuse('its database does not pass the check of SQLite')
  if (migration > NEWEST_MIGRATION) throw refuse('its head and database differ')
  const db = openDatabase(file)
  try {
    const known = new Set([...files, ...missing])
    const rows = await db.select({ file: applications.resumeFile }).from(applications)
    if (rows.some((row) => !known.has(storedFileName(row.file)))) {
      throw refuse('it lacks the resume of an application')
    }
    const received = await db.select({ file: receivedFiles.file }).from(receivedFiles)
    if (received.some((row) => !known.has(storedFileName(row.file)))) {
      throw refuse('it lacks an attachment of an email')
    }
  } finally {
    await db.close()
  }
}

async function moveReplacedSite(dataDir: string): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(':', '').slice(0, 17)
  const folder = join(dataDir, `replaced-${stamp}`)
  await mkdir(folder, { mode: 0o700 })
  await moveSite(dataDir, folder)
  await syncFolder(dirname(folder))
  return folder
}
