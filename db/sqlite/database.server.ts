import { writeFile } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { retryWhileBusy, storageFault } from '../busy.server'
import { bindReads, type Database, type Queries } from '../database.server'
import { createWriter } from '../write.server'
import { watchChanges } from './changes.server'
import { type Connection, openReader, openWriter } from './connection.server'

interface Connections {
  reader: Connection
  writer: Connection
}

const opened = new WeakMap<Database, Connections>()

/** For `db`, backups and tests only. */
export function connectionsOf(db: Database): Connections {
  const connections = opened.get(db)
  if (!connections) throw new Error('The database was not opened by openDatabase')
  return connections
}

export function openDatabase(file: string): Database {
  const writer = openWriter(file)
  const reader = openReader(file)
  const changes = watchChanges(reader)
  const queries: Queries = drizzle(writer)
  const db: Database = {
    ...bindReads(drizzle(reader)),
    ...createWriter({
      begin: () => begin(writer, queries),
      retry: (group) => group(),
      erased: () => truncateLog(writer),
    }),
    onChange: changes.onChange,
    isWritable: async () => canBegin(writer),
    async close() {
      changes.close()
      reader.close()
      writer.close()
    },
  }
  opened.set(db, { reader, writer })
  return db
}

async function begin(writer: Connection, queries: Queries) {
  await retryWhileBusy(() => writer.exec('begin immediate'))
  return {
    queries,
    commit: () => void writer.exec('commit'),
    rollback() {
      if (writer.inTransaction) writer.exec('rollback')
    },
  }
}

function truncateLog(writer: Connection): void {
  try {
    writer.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (storageFault(error) === undefined) throw error
  }
}

function canBegin(writer: Connection): boolean {
  if (writer.inTransaction) return true
  try {
    writer.exec('begin immediate; rollback')
    return true
  } catch {
    return false
  }
}

const PAGES_A_STEP = 100

export async function copyDatabase(
  db: Database,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  // A connection of its own: all reads of `reader` would be in the transaction.
  const source = openReader(connectionsOf(db).reader.name)
  // Without a transaction the backup would restart after each write of another connection.
  source.exec('begin')
  source.prepare('select count(*) from sqlite_schema').get()
  try {
    await source.backup(file, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages)
        return PAGES_A_STEP
      },
    })
  } finally {
    source.close()
  }
}
