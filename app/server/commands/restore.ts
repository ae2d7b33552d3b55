import { existsSync } from 'node:fs'

import { RestoreRefusal } from '#app/models/backup/archive.server'
import { restoreBackup } from '#app/models/backup/restore.server'
import { readSettings } from '#app/models/company/settings.server'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { readArguments } from './arguments'

export const help = `Usage: site restore FILE [--force]

Puts a backup into the data directory (DATA_DIR) after checking every hash in it and its database. If there is a site
already, --force moves it into a folder named replaced-… and never deletes it. Stop the site first.`

const CODES = { archive: EXIT.badData, target: EXIT.cannotCreate, busy: EXIT.tryLater } as const

export async function run(args: string[]): Promise<number> {
  const { positionals, options } = readArguments(args, 1, { force: { type: 'boolean' } })
  const [file = ''] = positionals
  if (!existsSync(file)) throw new CommandError(EXIT.noInput, `${file} does not exist`)
  const { dataDir } = readSettings(process.env)
  const bar = progressBar()
  try {
    const { createdAt, resumes, missing, replaced } = await restoreBackup(file, dataDir, {
      isForced: options.force === true,
      onProgress: bar.show,
    })
    bar.done()
    console.log(
      `Restored the site of ${new Date(createdAt).toISOString()} with ${resumes} resumes.`,
    )
    if (replaced) console.log(`What stood there before is in ${replaced}.`)
    for (const name of missing) console.error(`Was missing when the backup was made: ${name}`)
    return EXIT.ok
  } catch (error) {
    bar.done()
    if (error instanceof RestoreRefusal) throw new CommandError(CODES[error.about], error.message)
    throw error
  }
}
