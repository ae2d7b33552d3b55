import type { Database } from './database.server'
import type { DeskSettings } from './desk-settings'
import { openPostgres } from './postgres/database.server'
import * as postgres from './postgres/open.server'
import * as sqlite from './sqlite/inspect.server'
import { openSqliteSite } from './sqlite/open.server'
import type { SitePaths } from './sqlite/probe.server'

export interface Place extends SitePaths {
  databaseUrl?: string | undefined
}

/** @throws DatabaseRefusal that says what to do */
export async function openSiteDb(place: Place): Promise<Database> {
  if (place.databaseUrl === undefined) return openSqliteSite(place)
  return postgres.openPostgresSite(place.databaseUrl)
}

/** For the development server, which cannot wait. */
export function openUnchecked(place: Place): Database {
  if (place.databaseUrl === undefined) return openSqliteSite(place)
  return openPostgres(place.databaseUrl)
}

/** What was set in the desk, read without opening the site. @throws DatabaseRefusal */
export async function readDeskSettings(place: Place): Promise<DeskSettings> {
  if (place.databaseUrl === undefined) return sqlite.readDeskSettings(place.databaseFile)
  return postgres.readDeskSettings(place.databaseUrl)
}
