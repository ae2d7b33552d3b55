import { readFileSync } from 'node:fs'
import { BackupError, type Progress } from '#app/models/backup/archive.server'
import { withWorkFolder } from '#app/models/backup/folders.server'
import { fetchOffSite } from '#app/models/backup/off-site.server'
import { openBackup, rehearse, rehearseNewest } from '#app/models/backup/rehearse.server'
import { restoreBackup } from '#app/models/backup/restore.server'
import { readSettings, type Settings } from '#app/models/company/settings.server'
import { countOf } from '#app/models/text'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { readArguments, requireFile } from './arguments'
import { lowerPriority, refuseOnPostgres } from './backup-process'
import { describeRepeated } from './repeated-erasures'

export const help = `Usage: site restore FILE [--force] [--key FILE]
       site restore --off-site [NAME] [--force] [--key FILE]
       site restore --check [FILE | --off-site [NAME]] [--key FILE]

Puts a backup into the data directory (DATA_DIR) after checking every hash in it and its database. If there is a site
already, --force moves it into a folder named replaced-… and never deletes it; erasures of persons that it made since
the backup are repeated. Stop the site first.

--off-site takes the backup from BACKUP_TO: the one of that NAME, or the newest. A backup that ends in .age is decrypted
with the secret key of age in the file after --key, or with the passphrase in BACKUP_KEY.

--check changes nothing: it restores into a temporary folder, checks everything and counts what is there; without FILE
the newest nightly backup and the newest copy in BACKUP_TO. The running site does this every month.`

const CODES = {
  archive: EXIT.badData,
  target: EXIT.cannotCreate,
  busy: EXIT.tryLater,
  'off-site': EXIT.unavailable,
  key: EXIT.noInput,
} as const

export async function run(args: string[]): Promise<void> {
  const { positionals, options } = readArguments(
    args,
    1,
    {
      force: { type: 'boolean' },
      check: { type: 'boolean' },
      'off-site': { type: 'boolean' },
      key: { type: 'string' },
    },
    0,
  )
  const [name] = positionals
  const { check = false, force = false, 'off-site': isOffSite = false } = options
  if (name === undefined && !isOffSite && !check) {
    throw new CommandError(
      EXIT.usage,
      'An argument is missing: the FILE of the backup, or --off-site',
    )
  }
  refuseOnPostgres('restore')
  if (check) lowerPriority()
  const settings = readSettings(process.env)
  const bar = progressBar()
  const carryOut = () => {
    if (name === undefined && !isOffSite) return rehearseNewest(settings, bar.show)
    const key = options.key === undefined ? settings.backupKey : readKey(options.key)
    return withWorkFolder(settings.dataDir, async (work) => {
      const source = isOffSite ? await fetchOffSite(settings, work, name) : requireFile(name ?? '')
      const file = await openBackup(source, work, key)
      return check ? rehearse(file, work, bar.show) : restore(file, settings, force, bar.show)
    })
  }
  try {
    console.log(await carryOut().finally(bar.done))
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(CODES[error.about], error.message)
    throw error
  }
}

async function restore(
  file: string,
  settings: Settings,
  isForced: boolean,
  onProgress: Progress,
): Promise<string> {
  const restored = await restoreBackup(file, settings.dataDir, { isForced, onProgress })
  const { createdAt, files, missing, replaced, erasures } = restored
  for (const name of missing) console.error(`Was missing when the backup was made: ${name}`)
  return [
    `Restored the site of ${new Date(createdAt).toISOString()} with ${countOf(files, 'file', 'files')}.`,
    describeRepeated(erasures, settings),
    replaced &&
      `What stood there before is in ${replaced}. Retention and erasures do not reach it: delete it as soon as you can.`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** @param file as age-keygen writes it: comments, and a line with the secret key */
function readKey(file: string): string {
  const key = /^AGE-SECRET-KEY-\S+/m.exec(readFileSync(requireFile(file), 'utf8'))?.[0]
  if (key !== undefined) return key
  throw new CommandError(EXIT.badData, `${file} holds no secret key of age (AGE-SECRET-KEY-…).`)
}
