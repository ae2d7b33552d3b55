import type { Database } from './database.server'
import type { DeskSettings } from './desk-settings'
import * as sqlite from './sqlite/inspect.server'
import { openSqliteSite } from './sqlite/open.server'
import type { SitePaths } from './sqlite/probe.server'

interface Place extends SitePaths {
  databaseUrl?: string | undefined
}

/** Loaded where it is used: a site on SQLite starts without it. */
const postgres = () => import('./postgres/open.server')

/** @throws DatabaseRefusal that says what to do */
export async function openSiteDb(place: Place): Promise<Database> {
  if (place.databaseUrl === undefined) return openSqliteSite(place)
  return (await postgres()).openPostgresSite(place.databaseUrl)
}

/** What was set in the desk, read without opening the site. @throws DatabaseRefusal */
export async function readDeskSettings(place: Place): Promise<DeskSettings> {
  if (place.databaseUrl === undefined) return sqlite.readDeskSettings(place.databaseFile)
  return (await postgres()).readDeskSettings(place.databaseUrl)
}
