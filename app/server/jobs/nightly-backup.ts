import { execFile } from 'node:child_process'
import { isSea } from 'node:sea'
import { promisify } from 'node:util'

import type { Settings } from '#app/models/company/settings.server'

/**
 * In a process of its own, because the last step of SQLite's copy blocks the event loop until the disk is done.
 * @param command how this program is called
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
