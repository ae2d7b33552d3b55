import { hash } from 'node:crypto'
import type pg from 'pg'
import journal from '../migrations/postgres/meta/_journal.json'
import { LOCKS } from './writer.server'

const files = import.meta.glob<string>('../migrations/postgres/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const NEWEST_MIGRATION = Math.max(...journal.entries.map((entry) => entry.when))

export async function lastMigration(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ name: string | null }>(
    "select to_regclass('__drizzle_migrations')::text as name",
  )
  if (rows[0]?.name == null) return 0
  const last = await client.query<{ at: number | null }>(
    'select max(created_at) as at from __drizzle_migrations',
  )
  return last.rows[0]?.at ?? 0
}

export async function pendingMigrations(client: pg.ClientBase) {
  const last = await lastMigration(client)
  return journal.entries.filter(({ when }) => when > last)
}

/** Applies all or none; a lock lets one of several starting processes do it. */
export async function migrate(client: pg.ClientBase): Promise<void> {
  if ((await pendingMigrations(client)).length === 0) return
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrate])
    await applyPending(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Needs a transaction that holds the lock of migrations. */
export async function applyPending(client: pg.ClientBase): Promise<void> {
  const pending = await pendingMigrations(client)
  await client.query(
    'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const entry of pending) {
    const sql = files[`../migrations/postgres/${entry.tag}.sql`]
    if (sql === undefined) throw new Error(`Migration ${entry.tag} is missing`)
    await client.query(sql)
    await client.query('insert into __drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash('sha256', sql),
      entry.when,
    ])
  }
}
