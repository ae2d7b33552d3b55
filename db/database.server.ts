import { writeFile } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { watchChanges } from './changes.server'
import {
  type Connection,
  openReader,
  openWriter,
  type Queries,
  type Reads,
  type Work,
} from './connection.server'
import * as schema from './schema'
import { createWriter } from './write.server'

export type { Queries, Reads } from './connection.server'

export interface Database extends Reads {
  /** Resolves once it is on disk (group commit); `work` awaits only queries of `tx`. @throws SQLITE_BUSY */
  write<T>(work: Work<T>): Promise<T>
  /** Then truncates the write-ahead log, so that no file holds what was deleted. */
  erase<T>(work: Work<T>): Promise<T>
  /** Also called for commits of other processes. @returns unsubscribes */
  onChange(listener: () => void): () => void
  isWritable(): boolean
  close(): void
}

interface Connections {
  reader: Connection
  writer: Connection
}

const opened = new WeakMap<Database, Connections>()

/** For `db/` and tests only. */
export function connectionsOf(db: Database): Connections {
  const connections = opened.get(db)
  if (!connections) throw new Error('The database was not opened by openDatabase')
  return connections
}

export function openDatabase(file: string): Database {
  const writer = openWriter(file)
  const reader = openReader(file)
  const changes = watchChanges(reader)
  const queries = drizzle(writer, { schema }) as Queries
  const { write, erase } = createWriter(writer, queries, changes.notify)
  const reads = drizzle(reader, { schema })
  const db: Database = {
    select: reads.select.bind(reads) as Reads['select'],
    selectDistinct: reads.selectDistinct.bind(reads) as Reads['selectDistinct'],
    $count: reads.$count.bind(reads),
    write,
    erase,
    onChange: changes.onChange,
    isWritable: () => canBegin(writer),
    close() {
      changes.close()
      reader.close()
      writer.close()
    },
  }
  opened.set(db, { reader, writer })
  return db
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
  const { reader } = connectionsOf(db)
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  // Without a transaction the backup would restart at each write of another connection.
  reader.exec('begin')
  reader.prepare('select count(*) from sqlite_schema').get()
  try {
    await reader.backup(file, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages)
        return PAGES_A_STEP
      },
    })
  } finally {
    reader.exec('rollback')
  }
}
