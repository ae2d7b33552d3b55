import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { isSea } from 'node:sea'
import { promisify } from 'node:util'

import type { Settings } from '#app/models/settings.server'

/** Lets visitors go first, where both want the processor. */
const LOW_PRIORITY = 10

/**
 * Makes the nightly backup in a process of its own: the last step of SQLite's copy waits for the disk for longer than a
 * visitor should. It is this very program, so that no other build of SQLite ever touches the database.
 * @returns what it said
 */
export async function runNightlyBackup({ dataDir }: Settings): Promise<string> {
  const [, program = ''] = process.argv
  const backup = promisify(execFile)(
    process.execPath,
    [...(isSea() ? [] : [program]), 'backup', '--nightly'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  )
  if (backup.child.pid !== undefined) setPriority(backup.child.pid, LOW_PRIORITY)
  const { stdout } = await backup
  return stdout.trim()
}
