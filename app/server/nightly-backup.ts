import { execFile } from 'node:child_process'
import { isSea } from 'node:sea'
import { promisify } from 'node:util'

import type { Settings } from '#app/models/settings.server'

/**
 * Makes the nightly backup in a process of its own: the last step of SQLite's copy waits for the disk for longer than a
 * visitor should. It is this very program, so that no other build of SQLite ever touches the database.
 * @returns what it said
 */
export async function runNightlyBackup({ dataDir }: Settings): Promise<string> {
  const [, program = ''] = process.argv
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...(isSea() ? [] : [program]), 'backup', '--nightly'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  )
  return stdout.trim()
}
