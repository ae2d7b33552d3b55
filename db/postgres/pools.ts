import type pg from 'pg'
import type { Database } from '../database.server'

/** A pool whose `query` is repeated after a lost connection. */
export interface Pool extends pg.Pool {
  /** Rejects at once if the connection is lost. */
  queryOnce: pg.Pool['query']
}

const pools = new WeakMap<Database, Pool>()

export function registerPool(db: Database, pool: Pool): void {
  pools.set(db, pool)
}

/** For a database on PostgreSQL. This module does not load the client. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('The database was not opened by openPostgres')
  return pool
}
