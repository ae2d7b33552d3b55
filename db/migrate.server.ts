import { createHash } from 'node:crypto'

import type { Db } from './connection.server'
import journal from './migrations/meta/_journal.json'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Applies every pending migration, all or nothing, and keeps Drizzle's own table, so that drizzle-kit understands the
 * same database. Foreign keys are switched off outside the transaction, where the pragma has an effect: a table
 * rebuild inside one would otherwise delete child rows silently.
 * @returns how many migrations were applied
 * @throws when a migration leaves a row whose parent is missing
 */
export function migrate(db: Db): number {
  const client = db.$client
  client.exec(
    'create table if not exists "__drizzle_migrations" (id serial primary key, hash text not null, created_at numeric)',
  )
  const last = client
    .prepare('select max(created_at) as at from "__drizzle_migrations"')
    .pluck()
    .get()
  const pending = journal.entries.filter((entry) => entry.when > Number(last ?? 0))
  if (pending.length === 0) return 0

  const apply = client.transaction(() => {
    for (const entry of pending) {
      const sql = files[`./migrations/${entry.tag}.sql`]
      if (sql === undefined) throw new Error(`Migration ${entry.tag} is missing`)
      client.exec(sql)
      client
        .prepare('insert into "__drizzle_migrations" (hash, created_at) values (?, ?)')
        .run(createHash('sha256').update(sql).digest('hex'), entry.when)
    }
    const orphans = client.pragma('foreign_key_check')
    if (Array.isArray(orphans) && orphans.length > 0)
      throw new Error(`Migration would leave ${orphans.length} rows without their parent`)
  })
  client.pragma('foreign_keys = OFF')
  try {
    apply.immediate()
  } finally {
    client.pragma('foreign_keys = ON')
  }
  return pending.length
}
