import { findClockFault } from './clock.server'
import { type Connection, openFile } from './connection.server'
import { checkIdentity } from './identity.server'
import { lastMigration, pendingMigrations } from './migrate.server'
import { type Place, probeDatabase } from './probe.server'
import { checkPages } from './quick-check.server'

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
