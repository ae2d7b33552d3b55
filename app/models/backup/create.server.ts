import { existsSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#app/models/application/resume.server'
import { copyDatabase, type Progress } from '#db/copy.server'
import { type Database, openDatabase } from '#db/database.server'
import { NEWEST_MIGRATION } from '#db/migrate.server'
import { removeLarge } from './large-file.server'
import {
  type BackupHead,
  type BackupManifest,
  DATABASE,
  FORMAT,
  HEAD,
  MANIFEST,
  SINGLE_FILES,
} from './manifest'
import { addResumes } from './resumes.server'
import { addAndClose, type TarWriter, writeTar } from './tar.server'

export interface BackupOptions {
  dataDir: string
  /** Version of the program, for people. */
  program: string
  /** Whether another process may be writing to the database meanwhile. */
  isShared?: boolean
  onProgress?: Progress
  now?: number
}

export interface BackupSummary {
  bytes: number
  resumes: number
  missing: string[]
}

/**
 * Puts database and resumes into one archive while the site runs, and into its place only when it is whole. The
 * database is copied first and its resumes after it, so that every row in the archive has its file: what is deleted
 * for good in between goes from the copy as well.
 */
export async function createBackup(
  db: Database,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const { dataDir, program, isShared = false, onProgress = () => {}, now = Date.now() } = options
  const partial = `${file}.partial`
  const copyFile = `${file}.copy`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await removeLeftovers(partial, copyFile)
  try {
    await copyDatabase(db, copyFile, { isShared, onProgress })
    const copy = openDatabase(copyFile)
    const archive = await open(partial, 'ax', 0o600)
    try {
      const head: BackupHead = {
        format: FORMAT,
        program,
        schema: NEWEST_MIGRATION,
        createdAt: now,
      }
      const tar = writeTar(archive, now)
      const manifest: BackupManifest = { files: [], missing: [] }
      await addText(tar, HEAD, head)
      for (const name of SINGLE_FILES) {
        if (existsSync(join(dataDir, name))) await addFile(tar, manifest, name, join(dataDir, name))
      }
      const resumes = await addResumes(tar, manifest, { db, copy, dataDir, onProgress })
      copy.close()
      await addFile(tar, manifest, DATABASE, copyFile)
      await addText(tar, MANIFEST, manifest)
      await tar.finish()
      await archive.sync()
      const { size } = await archive.stat()
      await rename(partial, file)
      await syncFolder(dirname(file))
      return { bytes: size, resumes, missing: manifest.missing }
    } finally {
      copy.close()
      await archive.close()
    }
  } finally {
    await removeLeftovers(partial, copyFile)
  }
}

async function removeLeftovers(partial: string, copyFile: string): Promise<void> {
  for (const name of [partial, copyFile, `${copyFile}-wal`, `${copyFile}-shm`]) {
    await removeLarge(name)
  }
}

async function addText(tar: TarWriter, name: string, value: unknown): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  await tar.add(name, text.length, [text])
}

async function addFile(
  tar: TarWriter,
  manifest: BackupManifest,
  name: string,
  path: string,
): Promise<void> {
  manifest.files.push(await addAndClose(tar, name, await open(path, 'r')))
}
