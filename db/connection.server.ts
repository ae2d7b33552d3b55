import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'

import * as schema from './schema'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Database.Database }

/**
 * Opens the database at `file` (or ':memory:') for durable work. FULL makes a commit survive a power cut: in WAL
 * mode better-sqlite3 would otherwise fall back to NORMAL, which loses acknowledged rows.
 */
export function openDb(file: string): Db {
  const client = new Database(file, { timeout: 250 })
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = FULL')
  client.pragma('foreign_keys = ON')
  return drizzle(client, { schema })
}
