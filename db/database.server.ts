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
  /**
   * Runs `work` in a transaction and resolves once it is on disk. Writes share transactions (group commit); one that
   * throws is undone alone. `work` awaits queries only, and no other write: the writer waits for it.
   * @throws what `work` throws; SQLITE_BUSY where another process holds the database for a quarter of a second
   */
  write<T>(work: Work<T>): Promise<T>
  /** A write after which the write-ahead log is emptied, so that no file holds what it deleted. */
  erase<T>(work: Work<T>): Promise<T>
  /** Calls `listener` soon after a commit of this or another process. @returns ends the calls */
  onChange(listener: () => void): () => void
  /** Whether a transaction that writes could begin now. */
  isWritable(): boolean
  close(): void
}

interface Connections {
  reader: Connection
  writer: Connection
}

const opened = new WeakMap<Database, Connections>()

/** For the files of `db/` and for tests; models use queries. */
export function connectionsOf(db: Database): Connections {
  const connections = opened.get(db)
  if (!connections) throw new Error('The database was not opened by openDatabase')
  return connections
}

/** Opens a migrated database file: one connection writes, the other reads. */
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

/** About a millisecond. */
const PAGES_A_STEP = 100

/**
 * Copies the database into a new file, as it is at the beginning.
 * @param onProgress hears of pages
 */
export async function copyDatabase(
  db: Database,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { reader } = connectionsOf(db)
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  // Without a transaction of its own the copy would start over at each write of another connection.
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
