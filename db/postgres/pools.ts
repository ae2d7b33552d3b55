import type pg from 'pg'
import type { Database } from '../database.server'

const pools = new WeakMap<Database, pg.Pool>()

export function registerPool(db: Database, pool: pg.Pool): void {
  pools.set(db, pool)
}

/** For a database on PostgreSQL. This module does not load the client. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('The database was not opened by openPostgres')
  return pool
}
