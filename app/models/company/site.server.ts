import { readSecretKey } from '#app/models/account/secret-key.server'
import type { Database } from '#db/database.server'
import { openSiteDb } from '#db/sentinel.server'
import type { Company } from './company'
import { readCompany } from './company.server'
import { readSettings, type Settings } from './settings.server'

/** Everything one running site stands on. */
export interface Site {
  settings: Settings
  company: Company
  db: Database
  /** Opens signup. */
  secretKey: string
}

declare global {
  // The development server replaces modules while they run; the open database must outlive them.
  var openedSite: Site | undefined
}

/**
 * Opens a site from an environment: settings, company, database with all migrations, signup key.
 * @throws SettingsError when something the operator set is wrong, DatabaseRefusal when the database is not to be used
 */
export function openSite(env: Record<string, string | undefined>): Site {
  const settings = readSettings(env)
  const company = readCompany(settings.dataDir)
  return { settings, company, db: openSiteDb(settings), secretKey: readSecretKey(settings) }
}

/** The site this process serves, opened on the first call. */
export function site(): Site {
  globalThis.openedSite ??= openSite(process.env)
  return globalThis.openedSite
}

/** Puts another site in place of the one this process serves; for the program's start and for tests. */
export function serveSite(opened: Site): Site {
  globalThis.openedSite = opened
  return opened
}
