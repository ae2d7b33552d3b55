import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

import type * as schema from './schema'

type Drizzle = BetterSQLite3Database<typeof schema>

/** Awaited queries that see committed rows alone. */
export type Reads = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'>

/** Awaited queries of one transaction. */
export type Queries = Reads & Pick<Drizzle, 'insert' | 'update' | 'delete'>

export type Work<T> = (tx: Queries) => Promise<T>
