import { drizzle } from 'drizzle-orm/better-sqlite3'

import { watchChanges } from './changes.server'
import { type Connection, openReader, openWriter } from './connection.server'
import type { Queries, Reads, Work } from './queries'
import * as schema from './schema'
import { createWriter } from './write.server'

export type { Queries, Reads } from './queries'

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
