import { type Connection, openFile } from './connection.server'
import { connectionsOf, type Database } from './database.server'
import { checkIdentity, checkPages } from './identity.server'
import { lastMigration, NEWEST_MIGRATION, pendingMigrations } from './migrate.server'
import { type Place, probeDatabase } from './probe.server'

/** Opens a database file for a look that changes nothing. */
function look<T>(file: string, at: (client: Connection) => T): T {
  const client = openFile(file, { readonly: true, fileMustExist: true })
  try {
    return at(client)
  } finally {
    client.close()
  }
}

/**
 * What is in the database of a data directory; undefined where there is none yet.
 * @throws DatabaseRefusal for one that the site would not start with
 */
export function inspectSite(
  place: Place,
): { enquiries: number; applications: number; pending: number } | undefined {
  if (!probeDatabase(place)) return undefined
  return look(place.databaseFile, (client) => {
    checkIdentity(client, place)
    checkPages(client, place)
    const count = (table: string) =>
      Number(client.prepare(`select count(*) from ${table}`).pluck().get())
    return {
      enquiries: count('enquiries'),
      applications: count('applications'),
      pending: pendingMigrations(client).length,
    }
  })
}

/** What is wrong with the clock by what a database has; undefined where nothing seems to be. */
export function inspectClock(file: string): string | undefined {
  return look(file, (client) =>
    pendingMigrations(client).length > 0 ? undefined : findClockFault(client),
  )
}

/** What a database file that came from elsewhere is worth. */
export function inspectFile(file: string): { isSound: boolean; migration: number } {
  const client = openFile(file)
  try {
    return {
      isSound: client.pragma('integrity_check', { simple: true }) === 'ok',
      migration: lastMigration(client),
    }
  } finally {
    client.close()
  }
}

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
