import { whenFree } from '#db/busy.server'
import type { Db } from '#db/connection.server'

/**
 * Runs, as one transaction, what deletes rows so that nothing of them stays in the file: SQLite overwrites the space
 * they took (https://sqlite.org/pragma.html#pragma_secure_delete) and empties the write-ahead log that still has them.
 * @param remove synchronous, and harmless to run again
 */
export function leavingNoTrace<T>(db: Db, remove: (tx: Db) => T): Promise<T> {
  const { $client } = db
  return whenFree(() => {
    $client.pragma('secure_delete = ON')
    try {
      return db.transaction(() => remove(db), { behavior: 'immediate' })
    } finally {
      $client.pragma('secure_delete = OFF')
      $client.pragma('wal_checkpoint(TRUNCATE)')
    }
  })
}
