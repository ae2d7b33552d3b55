import { existsSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openFile, syncFolder } from '#app/models/files/folder.server'
import { removeDeliveries } from '#app/models/mail/delivery.server'
import { countOf, showBytes } from '#app/models/text'
import { VERSION } from '#app/models/version'
import type { Database } from '#db/database.server'
import { isAmong } from '#db/dialect'
import { applications, enquiryEvents, receivedFiles, receivedMails } from '#db/schema'
import { copyDatabase, openDatabase } from '#db/sqlite/database.server'
import { NEWEST_MIGRATION } from '#db/sqlite/migrate.server'
import {
  type ArchiveWriter,
  type BackupHead,
  type BackupManifest,
  DATABASE,
  FORMAT,
  HEAD,
  MANIFEST,
  type Progress,
  SINGLE_FILES,
  storedFileName,
  writeArchive,
} from './archive.server'
import { backupFolder, NIGHTLY, oldestFirst, withWorkFolder } from './folders.server'

interface BackupOptions {
  dataDir: string
  onProgress?: Progress
  now?: number
}

/** Copies the database before the files, so that every row in the backup has its file. */
export async function createBackup(db: Database, file: string, options: BackupOptions) {
  const { onProgress = () => {} } = options
  const folder = dirname(file)
  // Beside the backup, so that two at once and an interrupted one do no harm.
  return withWorkFolder(folder, async (work) => {
    const copyFile = join(work, 'copy.sqlite')
    const archive = join(work, 'archive.tar')
    await copyDatabase(db, copyFile, (done, total) => onProgress('database', done, total))
    const made = await fillArchive(db, archive, copyFile, { ...options, onProgress })
    const { size } = await stat(archive)
    await rename(archive, file)
    await syncFolder(folder)
    return { bytes: size, ...made }
  })
}

async function fillArchive(
  db: Database,
  archiveFile: string,
  copyFile: string,
  { dataDir, onProgress, now = Date.now() }: BackupOptions & { onProgress: Progress },
) {
  const archive = writeArchive(archiveFile, now)
  const manifest: BackupManifest = { files: [], missing: [] }
  const add = async (name: string, path: string) => {
    manifest.files.push(await archive.addFile(name, await open(path)))
  }
  const copy = openDatabase(copyFile)
  let files: number
  try {
    const head: BackupHead = {
      format: FORMAT,
      program: VERSION,
      schema: NEWEST_MIGRATION,
      createdAt: now,
    }
    addJson(archive, HEAD, head)
    for (const name of SINGLE_FILES) {
      if (existsSync(join(dataDir, name))) await add(name, join(dataDir, name))
    }
    files = await addFiles(archive, manifest, { db, copy, dataDir, onProgress })
  } finally {
    await copy.close()
  }
  await add(DATABASE, copyFile)
  addJson(archive, MANIFEST, manifest)
  await archive.finish()
  return { files, missing: manifest.missing }
}

function addJson(archive: ArchiveWriter, name: string, value: unknown): void {
  archive.addText(name, `${JSON.stringify(value, null, 2)}\n`)
}

async function addFiles(
  archive: ArchiveWriter,
  manifest: BackupManifest,
  from: { db: Database; copy: Database; dataDir: string; onProgress: Progress },
): Promise<number> {
  const { db, copy, dataDir, onProgress } = from
  const resumes = await copy
    .select({ id: applications.id, file: applications.resumeFile })
    .from(applications)
    .orderBy(applications.id)
  const received = await copy
    .select({ id: receivedFiles.mailId, file: receivedFiles.file })
    .from(receivedFiles)
    .orderBy(receivedFiles.id)
  const rows = [...resumes, ...received]
  const deletedIds: string[] = []
  for (const [position, { id, file }] of rows.entries()) {
    const name = storedFileName(file)
    const found = await openFile(dataDir, name)
    if (found) manifest.files.push(await archive.addFile(name, found))
    else if (await hasRow(db, id)) manifest.missing.push(name)
    else deletedIds.push(id)
    onProgress('files', position + 1, rows.length)
  }
  await removeRows(copy, deletedIds)
  return rows.length - deletedIds.length - manifest.missing.length
}

async function hasRow(db: Database, id: string): Promise<boolean> {
  const applied = await db.$count(applications, eq(applications.id, id))
  return applied + (await db.$count(receivedMails, eq(receivedMails.id, id))) > 0
}

async function removeRows(copy: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await copy.erase(async (tx) => {
    await removeDeliveries(tx, ids)
    await tx.delete(applications).where(isAmong(applications.id, ids))
    await tx.delete(receivedMails).where(isAmong(receivedMails.id, ids))
    await tx.delete(enquiryEvents).where(isAmong(enquiryEvents.mailId, ids))
  })
}

const BACKUPS = 7

export async function backUpNightly(
  db: Database,
  options: { dataDir: string; day: string; now: number },
): Promise<string> {
  const folder = backupFolder(options.dataDir)
  const today = `site-${options.day}.tar`
  const made = await createBackup(db, join(folder, today), options)
  const names = await readdir(folder)
  const others = names.filter((name) => NIGHTLY.test(name) && name !== today)
  for (const name of oldestFirst(others).slice(0, 1 - BACKUPS))
    await rm(join(folder, name), { force: true })
  const lacks = made.missing.length
  const missing = lacks > 0 ? `, ${countOf(lacks, 'file is missing', 'files are missing')}` : ''
  return `${join(folder, today)}: database and ${countOf(made.files, 'file', 'files')}, ${showBytes(made.bytes)}${missing}`
}
