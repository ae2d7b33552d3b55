import { constants, copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf, storageFault } from '../busy.server'
import { type Database, DatabaseError } from '../database.server'
import { renameDurably, syncPath } from '../durable-file.server'
import { makeFolder } from '../make-folder.server'
import { type Connection, openWriter } from './connection.server'
import { openDatabase } from './database.server'
import { checkIdentity, checkIntegrity, markIdentity } from './identity.server'
import { withConnection, withReadOnly } from './inspect.server'
import { migrate, pendingMigrations } from './migrate.server'
import { databaseError, listCopies, probeDatabase, type SitePaths } from './probe.server'

const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/

/** @throws DatabaseError that says what to do */
export function openSqliteSite(paths: SitePaths): Database {
  makeFolder(dirname(paths.databaseFile), 0o700)
  if (!probeDatabase(paths)) createDb(paths)
  try {
    return openChecked(paths)
  } catch (error) {
    const fault = storageFault(error)
    // A full or read-only disk does not mean that the database is damaged.
    const isDamage = fault === 'unavailable' && DAMAGE.test(codeOf(error))
    if (error instanceof DatabaseError || !isDamage) throw error
    throw databaseError(paths, `cannot be used (${codeOf(error)}).`, { cause: error })
  }
}

function createDb(paths: SitePaths): void {
  const { databaseFile } = paths
  const unfinished = `${databaseFile}.new`
  const clear = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true })
  }
  clear()
  try {
    withConnection(openWriter(unfinished), (client) => {
      migrate(client)
      client.pragma('wal_checkpoint(TRUNCATE)')
    })
    syncPath(unfinished)
  } catch (error) {
    clear()
    throw error
  }
  renameDurably(unfinished, databaseFile)
}

function openChecked(paths: SitePaths): Database {
  const { databaseFile } = paths
  withReadOnly(databaseFile, (client) => {
    checkIdentity(client, paths)
    checkIntegrity(client, paths)
  })
  withConnection(openWriter(databaseFile), (client) => {
    checkDurability(client)
    const [first] = pendingMigrations(client)
    if (first) copyBeforeMigration(client, paths, first.tag)
  })
  // Closing any handle of a file drops all POSIX locks of the process on it (sqlite.org/howtocorrupt.html, 2.2).
  withConnection(openWriter(databaseFile), (client) => {
    migrate(client)
    markIdentity(client, paths)
  })
  return openDatabase(databaseFile)
}

function checkDurability(client: Connection): void {
  const read = (pragma: string) => client.pragma(pragma, { simple: true })
  const isDurable =
    read('synchronous') === 2 && read('journal_mode') === 'wal' && read('foreign_keys') === 1
  if (!isDurable) throw new DatabaseError('The database cannot be opened for durable work.')
}

/** Copies the file, because VACUUM INTO would change rowids that a search index refers to. */
function copyBeforeMigration(
  client: Connection,
  { databaseFile }: SitePaths,
  migration: string,
): void {
  const copy = join(dirname(databaseFile), `before-${migration}.sqlite`)
  client.pragma('wal_checkpoint(TRUNCATE)')
  const hold = client.transaction(() => {
    const wal = `${databaseFile}-wal`
    if (existsSync(wal) && statSync(wal).size > 0) {
      throw new DatabaseError(
        `${databaseFile} is in use by another program. Stop that one and start again.`,
      )
    }
    copyFileSync(databaseFile, `${copy}.new`, constants.COPYFILE_FICLONE)
  })
  hold.immediate()
  syncPath(`${copy}.new`)
  renameDurably(`${copy}.new`, copy)
}

const COPY_MS = 30 * 86_400_000

/** Erasures and retention do not reach the copies. */
export function removeOldCopies(
  { databaseFile }: Pick<SitePaths, 'databaseFile'>,
  now: number,
): void {
  for (const file of listCopies(databaseFile, /^before-.+\.sqlite/)) {
    if (statSync(file).mtimeMs < now - COPY_MS) rmSync(file)
  }
}
