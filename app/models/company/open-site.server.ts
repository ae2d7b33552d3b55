import { readSecretKey } from '#app/models/account/secret-key.server'
import { openSiteDb } from '#db/sentinel.server'
import { readCompany } from './company.server'
import { readSettings } from './settings.server'
import type { Site } from './site.server'

/**
 * Opens a site from an environment: settings, company, database with all migrations, signup key.
 * @throws SettingsError when something the operator set is wrong, DatabaseRefusal when the database is not to be used
 */
export function openSite(env: Record<string, string | undefined>): Site {
  const settings = readSettings(env)
  const company = readCompany(settings.dataDir)
  return { settings, company, db: openSiteDb(settings), secretKey: readSecretKey(settings) }
}
