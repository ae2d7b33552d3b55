import type { Db } from '#db/connection.server'
import journal from '#db/migrations/meta/_journal.json'

/** The instant of the newest migration that this program knows. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map((entry) => entry.when))

/** The instant of the last migration that a database has seen; 0 where it has seen none. */
export function lastMigration(client: Db['$client']): number {
  const isKept = client
    .prepare("select 1 from sqlite_schema where name = '__drizzle_migrations'")
    .get()
  if (!isKept) return 0
  return Number(client.prepare('select max(created_at) from "__drizzle_migrations"').pluck().get())
}
