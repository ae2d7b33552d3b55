import type { Connection } from './connection.server'
import { connectionsOf, type Database } from './database.server'
import { NEWEST_MIGRATION } from './migrate.server'

const DAY_MS = 86_400_000
/** Their ids begin with the instant at which they were made (RFC 9562, UUIDv7), so the greatest is the newest. */
const TABLES = ['enquiries', 'applications', 'audit_entries']

/**
 * Whether the clock of this machine shows a time that has been before. It may lag a day behind what was written last,
 * since clocks are set right now and then.
 * @returns what is wrong, in a sentence; undefined where nothing seems to be
 */
export function findClockFault(client: Connection, now = Date.now()): string | undefined {
  const shown = new Date(now).toISOString()
  if (now < NEWEST_MIGRATION) {
    return `The clock of this machine shows ${shown}, which is before this program was made.`
  }
  const newest = client.prepare(
    `select max(newest) from (${TABLES.map((table) => `select max(id) as newest from ${table}`).join(' union all ')})`,
  )
  const id = String(newest.pluck().get() ?? '')
  const written = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) || 0
  if (now > written - DAY_MS) return undefined
  return `The clock of this machine shows ${shown}, but something was stored at ${new Date(written).toISOString()}.`
}

export function clockFaultOf(db: Database, now?: number): string | undefined {
  return findClockFault(connectionsOf(db).reader, now)
}
