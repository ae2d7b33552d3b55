import { fdatasyncSync } from 'node:fs'
import { open } from 'node:fs/promises'

import { connectionsOf, type Database } from './database.server'

/** Told how far something is. */
export type Progress = (what: string, done: number, total: number) => void

/** A step of about a millisecond, after which visitors have their turn. */
const PAGES_A_STEP = 32
/** The last step waits for the disk, with everything that is not on it yet: so that goes there all along. */
const PAGES_A_SYNC = 128

/**
 * Copies a database in small steps while it is in use.
 * @param isShared whether another process may write meanwhile; the copy then keeps to the state at its beginning,
 *   because SQLite would start over at each of those writes
 */
export async function copyDatabase(
  db: Database,
  file: string,
  { isShared, onProgress }: { isShared: boolean; onProgress: Progress },
): Promise<void> {
  // The one that writes: SQLite would start over at each write of another connection.
  const { writer } = connectionsOf(db)
  const target = await open(file, 'wx', 0o600)
  let syncing: Promise<unknown> | undefined
  let synced = 0
  if (isShared) {
    writer.exec('begin')
    writer.prepare('select count(*) from sqlite_schema').get()
  }
  try {
    await writer.backup(file, {
      progress({ totalPages, remainingPages }) {
        const done = totalPages - remainingPages
        onProgress('database', done, totalPages)
        if (!syncing && done - synced >= PAGES_A_SYNC) {
          synced = done
          if (isShared) return syncAlone(target.fd)
          syncing = target.datasync().finally(() => {
            syncing = undefined
          })
        }
        return PAGES_A_STEP
      },
    })
  } finally {
    if (isShared) writer.exec('rollback')
    await syncing
    await target.close()
  }
}

/** In a process of its own nobody waits, and a commit of the site never finds more than one piece before it on the disk. */
function syncAlone(file: number): number {
  fdatasyncSync(file)
  return PAGES_A_STEP
}
