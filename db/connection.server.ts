import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'

import * as schema from './schema'
import { defineSearchLater } from './search-later.server'
import { searchWords } from './search-words'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Database.Database }

/** While the database opens, another process may be finishing; nobody waits for us yet. */
const OPENING_MS = 1000
/**
 * Waiting inside SQLite stops every visitor, so a lock of another process is waited for outside, by db/busy. This much
 * only bridges the moments in which such a lock changes hands.
 */
const WAIT_MS = 4
const CACHE_KB = 8000

/** Opens a file as SQLite has it, without any of our settings; for what is not, or not yet, the site's database. */
export function openFile(file: string, options: Database.Options = {}): Database.Database {
  return new Database(file, { timeout: OPENING_MS, ...options })
}

/**
 * Opens the database at `file` (or ':memory:') for durable work. FULL makes a commit survive a power cut: in WAL
 * mode better-sqlite3 would otherwise fall back to NORMAL, which loses acknowledged rows.
 */
export function openDb(file: string): Db {
  const client = openFile(file)
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = FULL')
  client.pragma('foreign_keys = ON')
  client.pragma(`busy_timeout = ${WAIT_MS}`)
  client.pragma(`cache_size = -${CACHE_KB}`)
  // What a statement with triggers would take back if it failed; in a file, it is written and thrown away for each row.
  client.pragma('temp_store = MEMORY')
  // Also what SQLite moves, merges or files elsewhere would leave copies, of which an erasure knows nothing.
  client.pragma('secure_delete = ON')
  // The triggers that keep the search index ask for it; a connection without it can read, but not change what is found.
  client.function('search_words', { deterministic: true, varargs: true }, searchWords)
  defineSearchLater(client)
  return drizzle(client, { schema })
}
