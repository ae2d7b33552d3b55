import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { BackupError } from '#app/models/backup/archive.server'
import { backUpNightly, createBackup } from '#app/models/backup/create.server'
import { sendOffSite } from '#app/models/backup/off-site.server'
import { dayIn } from '#app/models/company/calendar'
import { readSettings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { countOf, showBytes } from '#app/models/text'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { readArguments } from './arguments'
import { lowerPriority, refuseOnPostgres } from './backup-process'

export const help = `Usage: site backup FILE [--force]
       site backup --nightly
       site backup --off-site

Puts the database, resumes, attachments, company.json and the signup key into one archive (tar), checked by hashes. The
site may run meanwhile. FILE must not exist yet; --force replaces it. The archive holds personal data: keep it where
only you can read it.

--nightly and --off-site do what the running site does every night: the one makes a file of the day in DATA_DIR/backups
and keeps the last seven, the other encrypts the newest of them with BACKUP_KEY, copies it to BACKUP_TO and keeps the
last 30 there.`

export async function run(args: string[]): Promise<void> {
  const { positionals, options } = readArguments(
    args,
    1,
    { nightly: { type: 'boolean' }, 'off-site': { type: 'boolean' }, force: { type: 'boolean' } },
    0,
  )
  const [file] = positionals
  const { nightly: isNightly = false, 'off-site': isOffSite = false } = options
  if ([file !== undefined, isNightly, isOffSite].filter(Boolean).length !== 1) {
    throw new CommandError(EXIT.usage, 'Name one FILE, or say --nightly or --off-site')
  }
  refuseOnPostgres('backup')
  lowerPriority()
  if (isOffSite) return offSite()
  if (file !== undefined && existsSync(file) && options.force !== true) {
    throw new CommandError(
      EXIT.cannotCreate,
      `${file} exists already. Choose another name, or replace it with --force.`,
    )
  }
  console.log(await withSite((site) => (file === undefined ? nightly(site) : single(site, file))))
}

async function offSite(): Promise<void> {
  try {
    console.log(await sendOffSite(readSettings(process.env)))
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    throw new CommandError(EXIT.unavailable, error.message)
  }
}

async function nightly({ db, settings, company }: Site): Promise<string> {
  const now = Date.now()
  const day = dayIn(company.timeZone, now)
  return backUpNightly(db, { dataDir: settings.dataDir, day, now })
}

async function single({ db, settings }: Site, file: string): Promise<string> {
  const bar = progressBar()
  const options = { dataDir: settings.dataDir, onProgress: bar.show }
  const made = await createBackup(db, resolve(file), options).finally(bar.done)
  for (const name of made.missing) {
    console.error(`Missing on the disk, and so in the backup: ${name}`)
  }
  return `${file}: database and ${countOf(made.files, 'file', 'files')}, ${showBytes(made.bytes)}`
}
