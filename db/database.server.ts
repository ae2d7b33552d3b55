import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** Its message says what to do. */
export class DatabaseError extends Error {
  readonly isTransient: boolean

  constructor(message: string, options: ErrorOptions & { isTransient?: boolean } = {}) {
    super(message, options)
    this.isTransient = options.isTransient ?? false
  }
}

/** Drizzle queries with the types of SQLite, whichever engine runs them. Await each of them. */
export type Reads = Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | '$count'>

/** The methods of `Reads`, for an object that is no Drizzle database. */
export const bindReads = (db: Reads): Reads => ({
  select: db.select.bind(db) as Reads['select'],
  selectDistinct: db.selectDistinct.bind(db) as Reads['selectDistinct'],
  $count: db.$count.bind(db),
})

export type Queries = Reads & Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'>

/** Must await only queries of `tx` and change nothing else, because it may run again. */
export type Work<T> = (tx: Queries) => Promise<T>

export interface Database extends Reads {
  /** Resolves once the work is on disk (group commit). @throws also an error that `storageFault` names */
  write<T>(work: Work<T>): Promise<T>
  /** Writes; on SQLite it then truncates the write-ahead log, so that no file holds the deleted data. */
  erase<T>(work: Work<T>): Promise<T>
  /** Calls the listener for commits of other processes too. @returns the unsubscribe function */
  onChange(listener: () => void): () => void
  isWritable(): Promise<boolean>
  close(): Promise<void>
}
