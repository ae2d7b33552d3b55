import type pg from 'pg'
import type { Database } from '../database.server'

/** A pool whose `query` runs again where the connection was lost. */
export interface Pool extends pg.Pool {
  /** Fails at once where the connection is lost. */
  queryOnce: pg.Pool['query']
}

const pools = new WeakMap<Database, Pool>()

export function keepPool(db: Database, pool: Pool): void {
  pools.set(db, pool)
}

/** Of a database on PostgreSQL; without loading its client. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('The database was not opened by openPostgres')
  return pool
}
