import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { clockFault, NEWEST_ID } from '../clock.server'
import { type Database, DatabaseError, type Reads } from '../database.server'
import { DESK_SETTINGS, type DeskSettings, NO_SETTINGS } from '../desk-settings'
import { openPostgres } from './database.server'
import { explainServer } from './explain.server'
import { lastMigration, migrate, NEWEST_MIGRATION, pendingMigrations } from './migrate.server'
import { queriesOf } from './pool.server'
import { readState } from './state.server'

const CONNECTING_MS = 5000
const OLDEST_VERSION = 150_000

/** @throws DatabaseError that says what to do */
export async function openPostgresSite(url: string): Promise<Database> {
  await withClient(url, async (client) => {
    await checkServer(client)
    await migrate(client)
    await client.query(
      'insert into instances (id, created_at) select $1, $2 where not exists (select 1 from instances)',
      [randomUUID(), Date.now()],
    )
  })
  return openPostgres(url)
}

/** Opens a connection for `work` alone. @throws DatabaseError */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECTING_MS,
      application_name: 'site',
    })
    client.on('error', () => {})
    await client.connect()
    return await work(client)
  } catch (error) {
    throw explainServer(error, url)
  } finally {
    await client?.end().catch(() => {})
  }
}

/** @throws DatabaseError */
export function withReads<T>(url: string, work: (db: Reads) => Promise<T>): Promise<T> {
  return withClient(url, (client) => work(queriesOf(client)))
}

/** @throws DatabaseError */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{
    version: number
    shown: string
    encoding: string
    isStandby: boolean
    isReadOnly: boolean
  }>(`select current_setting('server_version_num')::int as version,
    current_setting('server_version') as shown,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as "isStandby",
    current_setting('transaction_read_only') = 'on' as "isReadOnly"`)
  const [server] = rows
  if (!server) throw new DatabaseError('The PostgreSQL server does not say what it is.')
  if (server.version < OLDEST_VERSION) {
    throw new DatabaseError(
      `The server runs PostgreSQL ${server.shown}. Upgrade it to 15 or later.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseError(
      `The database is encoded as ${server.encoding}. Create one with ENCODING 'UTF8' and set DATABASE_URL to it.`,
    )
  }
  if (server.isStandby || server.isReadOnly) {
    throw new DatabaseError(
      'DATABASE_URL leads to a standby or a read-only database. Set it to the primary, or promote this server.',
    )
  }
  if ((await lastMigration(client)) > NEWEST_MIGRATION) {
    throw new DatabaseError(
      'The database was last used by a later version of this program. Start that version.',
    )
  }
}

export async function readDeskSettings(url: string): Promise<DeskSettings> {
  return withClient(url, async (client) => {
    await checkServer(client)
    if ((await lastMigration(client)) === 0) return NO_SETTINGS
    const { rows } = await client.query<DeskSettings>(DESK_SETTINGS)
    return rows[0] ?? NO_SETTINGS
  })
}

export async function inspectServer(url: string) {
  return withClient(url, async (client) => {
    await checkServer(client)
    const state = await readState(client)
    const pending = (await pendingMigrations(client)).length
    if ((await lastMigration(client)) === 0) {
      return { state, pending, rows: undefined, clockFault: undefined }
    }
    const counts = await client.query<{ enquiries: number; applications: number }>(
      'select (select count(*)::int from enquiries) as enquiries, (select count(*)::int from applications) as applications',
    )
    const newest = await client.query<{ id: string | null }>(NEWEST_ID)
    return {
      state,
      pending,
      rows: counts.rows[0],
      clockFault: clockFault(newest.rows[0]?.id ?? ''),
    }
  })
}
