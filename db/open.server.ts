import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Database, Reads } from './database.server'
import type { DeskSettings } from './desk-settings'
import { isPostgres } from './engine'
import { openReader } from './sqlite/connection.server'
import * as sqlite from './sqlite/inspect.server'
import { openSqliteSite } from './sqlite/open.server'
import type { SitePaths } from './sqlite/probe.server'

interface SiteLocation extends SitePaths {
  databaseUrl?: string | undefined
}

/** Imported on demand, because a site on SQLite starts without it. */
const postgres = () => import('./postgres/open.server')

/** @throws DatabaseError that says what to do */
export async function openSiteDb(location: SiteLocation): Promise<Database> {
  if (location.databaseUrl === undefined) return openSqliteSite(location)
  return (await postgres()).openPostgresSite(location.databaseUrl)
}

/** Reads the desk's settings without opening the site. @throws DatabaseError */
export async function readDeskSettings(location: SiteLocation): Promise<DeskSettings> {
  if (location.databaseUrl === undefined) return sqlite.readDeskSettings(location.databaseFile)
  return (await postgres()).readDeskSettings(location.databaseUrl)
}

/** Reads another database of this engine. @param source a file, or the URL of a PostgreSQL database */
export async function withDatabase<T>(source: string, work: (db: Reads) => Promise<T>): Promise<T> {
  if (isPostgres) return (await postgres()).withReads(source, work)
  const client = openReader(source)
  try {
    return await work(drizzle(client))
  } finally {
    client.close()
  }
}
