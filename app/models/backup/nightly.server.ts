import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { countOf } from '#app/models/text'
import type { Database } from '#db/database.server'
import { createBackup } from './create.server'
import { backupFolder, NIGHTLY } from './folders.server'

const BACKUPS = 7
const UNFINISHED = /^site-\d{4}-\d\d-\d\d\.tar\.(partial|copy(-wal|-shm)?)$/

export async function backUpNightly(
  db: Database,
  options: { dataDir: string; program: string; day: string; now: number },
): Promise<string> {
  const folder = backupFolder(options.dataDir)
  const today = `site-${options.day}.tar`
  const made = await createBackup(db, join(folder, today), options)
  const names = await readdir(folder)
  // If the clock was once ahead, older backups have names that sort after today's.
  const others = names.filter((name) => NIGHTLY.test(name) && name !== today).sort()
  const old = [...others.slice(0, 1 - BACKUPS), ...names.filter((name) => UNFINISHED.test(name))]
  for (const name of old) await rm(join(folder, name), { force: true })
  const lacks = made.missing.length
  const missing = lacks > 0 ? `, ${countOf(lacks, 'file is missing', 'files are missing')}` : ''
  const size = `${Math.ceil(made.bytes / 1024)} KB`
  return `${join(folder, today)}: database and ${countOf(made.files, 'file', 'files')}, ${size}${missing}`
}
