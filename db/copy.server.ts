import { writeFile } from 'node:fs/promises'

import { codeOf } from './busy.server'
import { type Db, openDb } from './connection.server'

/** About a millisecond. */
const PAGES_A_STEP = 100

/**
 * Copies the database into a new file, as it is at the beginning.
 * @param onProgress hears of pages
 */
export async function copyDatabase(
  { $client }: Db,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  // Without a transaction of its own the copy would start over whenever another process writes.
  $client.exec('begin')
  $client.prepare('select count(*) from sqlite_schema').get()
  try {
    await $client.backup(file, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages)
        return PAGES_A_STEP
      },
    })
  } finally {
    $client.exec('rollback')
  }
}

/** Whether a process has the database in `file` open: in WAL mode each keeps a lock beside which none is exclusive. */
export function isInUse(file: string): boolean {
  const { $client } = openDb(file)
  try {
    $client.pragma('locking_mode = EXCLUSIVE')
    $client.exec('begin immediate')
    $client.exec('rollback')
    return false
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') return true
    throw error
  } finally {
    $client.close()
  }
}

/** Whether every page and index of a database is as it should be. */
export function isIntact({ $client }: Db): boolean {
  return $client.pragma('integrity_check', { simple: true }) === 'ok'
}
