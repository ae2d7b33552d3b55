import { sql } from 'drizzle-orm'
import type { Reads } from './database.server'
import { NEWEST_MIGRATION } from './sqlite/migrate.server'

const DAY_MS = 86_400_000

const each = ['enquiries', 'applications', 'audit_entries'].map(
  (table) => `select max(id) as newest from ${table}`,
)
/** SQL for both engines, also where Drizzle is not open yet. */
export const NEWEST_ID = `select max(newest) as id from (${each.join(' union all ')}) as ids`

export async function findClockFault(db: Reads, now?: number): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: sql<string | null>`id` })
    .from(sql.raw(`(${NEWEST_ID}) as newest`))
  return clockFault(newest?.id ?? '', now)
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
