import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

type Drizzle = BetterSQLite3Database<typeof import('./schema')>

/** Says what to do. */
export class DatabaseRefusal extends Error {
  /** It may be over in a moment. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false, ...options }: RefusalOptions = {}) {
    super(message, options)
    this.isPassing = isPassing
  }
}

interface RefusalOptions extends ErrorOptions {
  isPassing?: boolean
}

/** Awaited Drizzle queries, in the types of SQLite whichever engine runs them. */
export type Reads = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'>

export type Queries = Reads & Pick<Drizzle, 'insert' | 'update' | 'delete'>

/** Awaits only queries of `tx`, and changes nothing else: it runs again where a server was lost halfway. */
export type Work<T> = (tx: Queries) => Promise<T>

export interface Database extends Reads {
  /** Resolves once it is on disk (group commit). @throws a fault that storageFault names */
  write<T>(work: Work<T>): Promise<T>
  /** On SQLite, then truncates the write-ahead log, so that no file holds what was deleted. */
  erase<T>(work: Work<T>): Promise<T>
  /** Also called for commits of other processes. @returns unsubscribes */
  onChange(listener: () => void): () => void
  isWritable(): Promise<boolean>
  close(): Promise<void>
}
