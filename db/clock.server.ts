import { max } from 'drizzle-orm'
import type { Reads } from './database.server'
import { applications, auditEntries, enquiries } from './schema'
import { NEWEST_MIGRATION } from './sqlite/migrate.server'

const DAY_MS = 86_400_000

const each = ['enquiries', 'applications', 'audit_entries'].map(
  (table) => `select max(id) as newest from ${table}`,
)
/** SQL for both engines, where Drizzle is not open yet. */
export const NEWEST_ID = `select max(newest) as id from (${each.join(' union all ')}) as ids`

export async function findClockFault(db: Reads, now?: number): Promise<string | undefined> {
  const newest = await Promise.all(
    [enquiries, applications, auditEntries].map((table) =>
      db.select({ id: max(table.id) }).from(table),
    ),
  )
  const ids = newest.flat().map(({ id }) => id ?? '')
  return clockFault(ids.sort().at(-1) ?? '', now)
}

/** Tolerates a clock that was set back by a day. @param newestId a UUIDv7 or empty */
export function clockFault(newestId: string, now = Date.now()): string | undefined {
  const shown = new Date(now).toISOString()
  if (now < NEWEST_MIGRATION) {
    return `The clock of this machine shows ${shown}, which is before this program was made.`
  }
  const written = Number.parseInt(newestId.replaceAll('-', '').slice(0, 12), 16) || 0
  if (now > written - DAY_MS) return undefined
  return `The clock of this machine shows ${shown}, but something was stored at ${new Date(written).toISOString()}.`
}
