import type { Database } from './database.server'
import type { DeskSettings } from './desk-settings'
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
