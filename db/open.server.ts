import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf, storageFault } from './busy.server'
import { type Connection, openFile, openWriter } from './connection.server'
import { type Database, openDatabase } from './database.server'
import { checkIdentity, checkPages, markIdentity } from './identity.server'
import { migrate, pendingMigrations } from './migrate.server'
import { advice, DatabaseRefusal, probeDatabase, type SitePaths } from './probe.server'

/** The WAL of SQLite before this one can be damaged by a second connection (sqlite.org/wal.html, the reset bug). */
const OLDEST_SQLITE = [3, 51, 3]

/** Never replaces a database. @throws DatabaseRefusal that says what to do */
export function openSiteDb(paths: SitePaths): Database {
  mkdirSync(dirname(paths.databaseFile), { recursive: true, mode: 0o700 })
  if (!probeDatabase(paths)) createDb(paths)
  try {
    return openChecked(paths)
  } catch (error) {
    if (error instanceof DatabaseRefusal || storageFault(error) === undefined) throw error
    throw new DatabaseRefusal(
      `${paths.databaseFile} cannot be used (${codeOf(error)}).\n${advice(paths)}`,
      { cause: error },
    )
  }
}

/** An interrupted first start leaves nothing that the next one takes for a database. */
function createDb(paths: SitePaths): void {
  const { databaseFile } = paths
  const unfinished = `${databaseFile}.new`
  const clear = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true })
  }
  clear()
  try {
    withWriter(unfinished, (client) => {
      migrate(client)
      client.pragma('wal_checkpoint(TRUNCATE)')
    })
    sync(unfinished)
  } catch (error) {
    clear()
    throw error
  }
  renameSync(unfinished, databaseFile)
  sync(dirname(databaseFile))
}

function openChecked(paths: SitePaths): Database {
  const { databaseFile } = paths
  const reader = openFile(databaseFile, { readonly: true, fileMustExist: true })
  try {
    checkIdentity(reader, paths)
    checkPages(reader, paths)
  } finally {
    reader.close()
  }
  withWriter(databaseFile, (client) => {
    checkDurability(client)
    const [first] = pendingMigrations(client)
    if (first !== undefined) copyBefore(client, paths, first)
  })
  // Closing any handle of a file drops all POSIX locks of the process on it (sqlite.org/howtocorrupt.html, 2.2).
  withWriter(databaseFile, (client) => {
    migrate(client)
    markIdentity(client, paths)
  })
  return openDatabase(databaseFile)
}

function withWriter(file: string, work: (client: Connection) => void): void {
  const client = openWriter(file)
  try {
    work(client)
  } finally {
    client.close()
  }
}

function checkDurability(client: Connection): void {
  const read = (pragma: string) => client.pragma(pragma, { simple: true })
  const version = String(client.prepare('select sqlite_version()').pluck().get())
  const isDurable =
    read('synchronous') === 2 && read('journal_mode') === 'wal' && read('foreign_keys') === 1
  if (!isDurable) throw new DatabaseRefusal('The database cannot be opened for durable work.')
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [, leastMinor = 0, leastPatch = 0] = OLDEST_SQLITE
  if (major === 3 && (minor < leastMinor || (minor === leastMinor && patch < leastPatch))) {
    throw new DatabaseRefusal(
      `SQLite ${version} is too old; ${OLDEST_SQLITE.join('.')} is the oldest that is safe.`,
    )
  }
}

/** Copies the file rather than VACUUM INTO, which would change rowids that a search index refers to. */
function copyBefore(client: Connection, { databaseFile }: SitePaths, migration: string): void {
  const copy = join(dirname(databaseFile), `before-${migration}.sqlite`)
  client.pragma('wal_checkpoint(TRUNCATE)')
  const hold = client.transaction(() => {
    const wal = `${databaseFile}-wal`
    if (existsSync(wal) && statSync(wal).size > 0) {
      throw new DatabaseRefusal(
        `${databaseFile} is in use by another program. Stop that one and start again.`,
      )
    }
    copyFileSync(databaseFile, `${copy}.new`, constants.COPYFILE_FICLONE)
  })
  hold.immediate()
  sync(`${copy}.new`)
  renameSync(`${copy}.new`, copy)
  sync(dirname(copy))
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
