import Sqlite from 'better-sqlite3'

/** While the database opens, another process may be finishing; nobody waits for us yet. */
const OPENING_MS = 1000
/** Waiting inside SQLite blocks the event loop: db/busy waits outside for a lock of another process. */
const WAIT_MS = 4
const CACHE_KB = 8000

export type Connection = Sqlite.Database

/** Opens a file without the settings of the site's own database. */
export function openFile(file: string, options: Sqlite.Options = {}): Connection {
  return new Sqlite(file, { timeout: OPENING_MS, ...options })
}

/** Without FULL better-sqlite3 uses NORMAL in WAL mode, which loses acknowledged rows at a power cut. */
export function openWriter(file: string): Connection {
  const connection = openFile(file)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('secure_delete = ON')
  return tuned(connection)
}

export function openReader(file: string): Connection {
  return tuned(openFile(file, { readonly: true }))
}

function tuned(connection: Connection): Connection {
  connection.pragma(`busy_timeout = ${WAIT_MS}`)
  connection.pragma(`cache_size = -${CACHE_KB}`)
  // A statement that secure_delete could not reach would otherwise leave a copy of its rows in a temporary file.
  connection.pragma('temp_store = MEMORY')
  return connection
}
