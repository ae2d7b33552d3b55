import type { Db } from '#db/connection.server'

/**
 * Runs what deletes rows so that nothing of them stays in the file: SQLite overwrites the space they took
 * (https://sqlite.org/pragma.html#pragma_secure_delete) and empties the write-ahead log that still has them.
 */
export function leavingNoTrace<T>(db: Db, remove: () => T): T {
  const { $client } = db
  $client.pragma('secure_delete = ON')
  try {
    return remove()
  } finally {
    $client.pragma('secure_delete = OFF')
    $client.pragma('wal_checkpoint(TRUNCATE)')
  }
}
