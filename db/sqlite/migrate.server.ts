import { hash } from 'node:crypto'
import journal from '../migrations/sqlite/meta/_journal.json'
import type { Connection } from './connection.server'

const files = import.meta.glob<string>('../migrations/sqlite/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const NEWEST_MIGRATION = Math.max(...journal.entries.map((entry) => entry.when))

export function lastMigration(client: Connection): number {
  const hasTable = client
    .prepare("select 1 from sqlite_schema where name = '__drizzle_migrations'")
    .get()
  if (!hasTable) return 0
  return Number(client.prepare('select max(created_at) from "__drizzle_migrations"').pluck().get())
}

export function isBeforeBaseline(client: Connection): boolean {
  const last = lastMigration(client)
  return last > 0 && last < Math.min(...journal.entries.map((entry) => entry.when))
}

export function pendingMigrations(client: Connection) {
  const last = lastMigration(client)
  return journal.entries.filter((entry) => entry.when > last)
}

/** Applies all or none. Foreign keys are off, because a table rebuild would delete child rows silently. */
export function migrate(client: Connection): number {
  if (pendingMigrations(client).length === 0) return 0

  const apply = client.transaction(() => {
    const pending = pendingMigrations(client)
    client.exec(
      'create table if not exists "__drizzle_migrations" (id serial primary key, hash text not null, created_at numeric)',
    )
    for (const entry of pending) {
      const sql = files[`../migrations/sqlite/${entry.tag}.sql`]
      if (sql === undefined) throw new Error(`Migration ${entry.tag} is missing`)
      client.exec(sql)
      client
        .prepare('insert into "__drizzle_migrations" (hash, created_at) values (?, ?)')
        .run(hash('sha256', sql), entry.when)
    }
    const orphans = client.pragma('foreign_key_check')
    if (Array.isArray(orphans) && orphans.length > 0)
      throw new Error(`Migration would leave ${orphans.length} rows without their parent`)
    return pending.length
  })
  // foreign_keys has no effect inside a transaction; sorting a new index may exceed memory.
  const store = client.pragma('temp_store', { simple: true })
  client.pragma('temp_store = FILE')
  client.pragma('foreign_keys = OFF')
  try {
    return apply.immediate()
  } finally {
    client.pragma('foreign_keys = ON')
    client.pragma(`temp_store = ${store}`)
  }
}
