import Sqlite from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type * as schema from './schema'

/** While the database opens, another process may be finishing; nobody waits for us yet. */
const OPENING_MS = 1000
/** Waiting inside SQLite blocks the event loop: db/busy waits outside for a lock of another process. */
const WAIT_MS = 4
const CACHE_KB = 8000

export type Connection = Sqlite.Database

const MOST_STATEMENTS = 200

/** Compiling a statement with its triggers takes longer than running it, and Drizzle prepares one for each query. */
class CachingConnection extends Sqlite {
  readonly #statements = new Map<string, Sqlite.Statement>()

  override prepare(text: string): never {
    const statement = this.#statements.get(text) ?? super.prepare(text)
    this.#statements.delete(text)
    this.#statements.set(text, statement)
    const [oldest] = this.#statements.keys()
    if (oldest !== undefined && this.#statements.size > MOST_STATEMENTS) {
      this.#statements.delete(oldest)
    }
    // Whoever had it before may have asked for rows as arrays.
    if (statement.reader) statement.raw(false).pluck(false)
    return statement as never
  }
}

/** Opens a file without the settings of the site's own database. */
export function openFile(file: string, options: Sqlite.Options = {}): Connection {
  return new Sqlite(file, { timeout: OPENING_MS, ...options })
}

/** Without FULL better-sqlite3 uses NORMAL in WAL mode, which loses acknowledged rows at a power cut. */
export function openWriter(file: string): Connection {
  const connection = new CachingConnection(file, { timeout: OPENING_MS })
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('secure_delete = ON')
  return tuned(connection)
}

export function openReader(file: string): Connection {
  return tuned(new CachingConnection(file, { readonly: true, timeout: OPENING_MS }))
}

function tuned(connection: Connection): Connection {
  connection.pragma(`busy_timeout = ${WAIT_MS}`)
  connection.pragma(`cache_size = -${CACHE_KB}`)
  // A statement that secure_delete could not reach would otherwise leave a copy of its rows in a temporary file.
  connection.pragma('temp_store = MEMORY')
  return connection
}

type Drizzle = BetterSQLite3Database<typeof schema>

/** Awaited queries that see committed rows alone. */
export type Reads = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'>

/** Awaited queries of one transaction. */
export type Queries = Reads & Pick<Drizzle, 'insert' | 'update' | 'delete'>

export type Work<T> = (tx: Queries) => Promise<T>
