import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { type Db, openDb } from '#db/connection.server'
import { migrate } from '#db/migrate.server'
import type { Company } from './company'
import { readCompany } from './company.server'
import { readSecretKey } from './secret-key.server'
import { readSettings, type Settings } from './settings.server'

/** Everything one running site stands on. */
export interface Site {
  settings: Settings
  company: Company
  db: Db
  /** Opens signup. */
  secretKey: string
}

declare global {
  // The development server replaces modules while they run; the open database must outlive them.
  var openedSite: Site | undefined
}

/**
 * Opens a site from an environment: settings, company, database with all migrations, signup key.
 * @throws SettingsError when something the operator set is wrong
 */
export function openSite(env: Record<string, string | undefined>): Site {
  const settings = readSettings(env)
  const company = readCompany(settings.dataDir)
  mkdirSync(dirname(settings.databaseFile), { recursive: true })
  const db = openDb(settings.databaseFile)
  migrate(db)
  return { settings, company, db, secretKey: readSecretKey(settings) }
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

/** Whether a transaction that writes could begin now; nothing is written. */
export function isWritable(): boolean {
  const { $client } = site().db
  try {
    $client.exec('begin immediate')
    $client.exec('rollback')
    return true
  } catch {
    return false
  }
}
