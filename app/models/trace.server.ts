import { whenFree } from '#db/busy.server'
import type { Db } from '#db/connection.server'

/**
 * Runs, as one transaction, what deletes rows so that nothing of them stays in the file: SQLite overwrites the space
 * they took (db/connection), and the write-ahead log that still has them is emptied: now, or where a backup reads from it
 * by what comes here next, the job of the night at the latest.
 * @param remove synchronous, and harmless to run again
 */
export function leavingNoTrace<T>(db: Db, remove: (tx: Db) => T): Promise<T> {
  return whenFree(() => {
    try {
      return db.transaction(() => remove(db), { behavior: 'immediate' })
    } finally {
      db.$client.pragma('wal_checkpoint(TRUNCATE)')
    }
  })
}
