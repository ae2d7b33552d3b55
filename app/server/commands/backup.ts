import { getPriority, setPriority } from 'node:os'
import { resolve } from 'node:path'

import { createBackup } from '#app/models/backup/create.server'
import { backUpNightly } from '#app/models/backup/nightly.server'
import { minuteIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { VERSION } from '../version'
import { readArguments } from './arguments'

export const help = `Usage: site backup FILE
       site backup --nightly

Puts the database, the resumes, company.json and the signup key into one archive (tar), checked by hashes. The site may
run meanwhile. --nightly does what the running site does every night: a file of the day in DATA_DIR/backups, the last
seven kept. The archive holds personal data: keep it where only you can read it.`

const LOW_PRIORITY = 10

export async function run(args: string[]): Promise<number> {
  const { positionals, options } = readArguments(args, 1, { nightly: { type: 'boolean' } }, 0)
  const [file] = positionals
  if ((file === undefined) !== (options.nightly === true)) {
    throw new CommandError(EXIT.usage, 'Name one FILE, or say --nightly')
  }
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY)
  console.log(await withSite((site) => (file === undefined ? nightly(site) : single(site, file))))
  return EXIT.ok
}

async function nightly({ db, settings, company }: Site): Promise<string> {
  const now = Date.now()
  const [day = ''] = minuteIn(company.timeZone, now).split(' ')
  const { dataDir } = settings
  return backUpNightly(db, { dataDir, program: VERSION, day, now })
}

async function single({ db, settings }: Site, file: string): Promise<string> {
  const bar = progressBar()
  const options = { dataDir: settings.dataDir, program: VERSION }
  const made = await createBackup(db, resolve(file), { ...options, onProgress: bar.show }).finally(
    bar.done,
  )
  for (const name of made.missing) {
    console.error(`Missing on the disk, and so in the backup: ${name}`)
  }
  return `${file}: database and ${made.resumes} resumes, ${Math.ceil(made.bytes / 1024)} KB`
}
