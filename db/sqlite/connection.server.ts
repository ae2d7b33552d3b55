import Sqlite from 'better-sqlite3'

const OPENING_MS = 1000
/** Waiting inside SQLite blocks the event loop; `retryWhileBusy` does not. */
const WAIT_MS = 4
const CACHE_KB = 16000

export type Connection = Sqlite.Database

const MAX_STATEMENTS = 200

/** Compiling a statement takes longer than running it, and Drizzle prepares one for each query. */
class CachingConnection extends Sqlite {
  readonly #statements = new Map<string, Sqlite.Statement>()

  override prepare(text: string): never {
    const statement = this.#statements.get(text) ?? super.prepare(text)
    this.#statements.delete(text)
    this.#statements.set(text, statement)
    const [oldest] = this.#statements.keys()
    if (oldest !== undefined && this.#statements.size > MAX_STATEMENTS) {
      this.#statements.delete(oldest)
    }
    // An earlier caller may have set raw mode.
    if (statement.reader) statement.raw(false).pluck(false)
    return statement as never
  }
}

export function openFile(file: string, options: Sqlite.Options = {}): Connection {
  return new Sqlite(file, { timeout: OPENING_MS, ...options })
}

/** better-sqlite3 defaults to NORMAL in WAL mode, which loses acknowledged rows at a power cut. */
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
  // secure_delete does not apply to temporary files.
  connection.pragma('temp_store = MEMORY')
  return connection
}
