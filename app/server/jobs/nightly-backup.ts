import { execFile } from 'node:child_process'
import { isSea } from 'node:sea'
import { promisify } from 'node:util'

import type { Settings } from '#app/models/company/settings.server'

/**
 * Makes the nightly backup in a process of its own: the last step of SQLite's copy waits for the disk for longer than a
 * visitor should. It is this very program, so that no other build of SQLite ever touches the database.
 * @param command how this program is called
 * @returns what it said
 */
export async function runNightlyBackup(
  { dataDir }: Settings,
  [file = '', ...first] = ownCommand(),
): Promise<string> {
  const { stdout } = await promisify(execFile)(file, [...first, 'backup', '--nightly'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout.trim()
}

function ownCommand(): string[] {
  const [, program = ''] = process.argv
  return isSea() ? [process.execPath] : [process.execPath, program]
}
