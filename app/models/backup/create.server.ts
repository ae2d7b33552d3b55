import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#app/models/application/resume.server'
import { copyDatabase } from '#db/copy.server'
import { type Database, openDatabase } from '#db/database.server'
import { NEWEST_MIGRATION } from '#db/migrate.server'
import { type ArchiveWriter, writeArchive } from './archive.server'
import {
  type BackupHead,
  type BackupManifest,
  DATABASE,
  FORMAT,
  HEAD,
  MANIFEST,
  type Progress,
  SINGLE_FILES,
} from './manifest'
import { addResumes } from './resumes.server'

export interface BackupOptions {
  dataDir: string
  /** Version of the program, for people. */
  program: string
  onProgress?: Progress
  now?: number
}

export interface BackupSummary {
  bytes: number
  resumes: number
  missing: string[]
}

/** The database is copied before its resumes, so that every row has its file; what is erased in between is erased in the copy. */
export async function createBackup(
  db: Database,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const { onProgress = () => {} } = options
  const partial = `${file}.partial`
  const copyFile = `${file}.copy`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await removeLeftovers(partial, copyFile)
  try {
    await copyDatabase(db, copyFile, (done, total) => onProgress('database', done, total))
    const made = await fillArchive(db, partial, copyFile, { ...options, onProgress })
    const { size } = await stat(partial)
    await rename(partial, file)
    await syncFolder(dirname(file))
    return { bytes: size, ...made }
  } finally {
    await removeLeftovers(partial, copyFile)
  }
}

async function fillArchive(
  db: Database,
  partial: string,
  copyFile: string,
  { dataDir, program, onProgress, now = Date.now() }: BackupOptions & { onProgress: Progress },
): Promise<Omit<BackupSummary, 'bytes'>> {
  const archive = writeArchive(partial, now)
  const manifest: BackupManifest = { files: [], missing: [] }
  const add = async (name: string, path: string) => {
    manifest.files.push(await archive.addFile(name, await open(path)))
  }
  const copy = openDatabase(copyFile)
  let resumes: number
  try {
    const head: BackupHead = { format: FORMAT, program, schema: NEWEST_MIGRATION, createdAt: now }
    addJson(archive, HEAD, head)
    for (const name of SINGLE_FILES) {
      if (existsSync(join(dataDir, name))) await add(name, join(dataDir, name))
    }
    resumes = await addResumes(archive, manifest, { db, copy, dataDir, onProgress })
  } finally {
    copy.close()
  }
  await add(DATABASE, copyFile)
  addJson(archive, MANIFEST, manifest)
  await archive.finish()
  return { resumes, missing: manifest.missing }
}

function addJson(archive: ArchiveWriter, name: string, value: unknown): void {
  archive.addText(name, `${JSON.stringify(value, null, 2)}\n`)
}

async function removeLeftovers(partial: string, copyFile: string): Promise<void> {
  for (const name of [partial, copyFile, `${copyFile}-wal`, `${copyFile}-shm`]) {
    await rm(name, { force: true })
  }
}
