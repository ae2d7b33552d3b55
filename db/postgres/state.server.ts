import type pg from 'pg'
import type { Database } from '../database.server'
import { isPostgres } from '../engine'

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

interface Standby {
  name: string
  isSynchronous: boolean
  /** Undefined where the server reports none. */
  lagSeconds: number | undefined
}

export interface ServerState {
  version: string
  user: string
  isSynchronous: boolean
  /** Undefined where the user may not see them. */
  standbys: Standby[] | undefined
}

const SERVER = `select split_part(current_setting('server_version'), ' ', 1) as version,
  current_user::text as "user",
  current_setting('synchronous_standby_names') <> ''
    and current_setting('synchronous_commit') not in ('off', 'local') as "isSynchronous",
  pg_has_role(current_user, 'pg_read_all_stats', 'usage') as "maySee"`

/** A standby that has applied everything reports no lag once the primary is idle. */
const STANDBYS = `select
  coalesce(nullif(application_name, ''), host(client_addr), 'standby') as name,
  sync_state in ('sync', 'quorum') as "isSynchronous",
  case when replay_lsn >= pg_current_wal_lsn() then 0
    else extract(epoch from replay_lag)::float8 end as lag
  from pg_stat_replication where state in ('streaming', 'catchup') order by name`

export async function readState(client: pg.ClientBase | pg.Pool): Promise<ServerState> {
  const { rows } = await client.query<Omit<ServerState, 'standbys'> & { maySee: boolean }>(SERVER)
  const [server] = rows
  if (!server) throw new Error('PostgreSQL does not say what it is')
  const { maySee, ...state } = server
  if (!maySee) return { ...state, standbys: undefined }
  const found = await client.query<Omit<Standby, 'lagSeconds'> & { lag: number | null }>(STANDBYS)
  const standbys = found.rows.map(({ lag, ...one }) => ({ ...one, lagSeconds: lag ?? undefined }))
  return { ...state, standbys }
}

/** Apart from the state, which every desk page reads: the server asks the file system for each of its files. */
export async function serverBytes(db: Database): Promise<number> {
  const { rows } = await poolOf(db).query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  )
  return rows[0]?.bytes ?? 0
}

export async function describeServer(db: Database): Promise<ServerState | undefined> {
  return isPostgres ? readState(poolOf(db)) : undefined
}
