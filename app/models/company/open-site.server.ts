import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyOf } from '#app/models/content/company.server'
import { readMailServer } from '#app/models/mail/mail-server.server'
import { openSiteDb, readDeskSettings } from '#db/open.server'
import * as sqlite from '#db/sqlite/inspect.server'
import { openSqliteSite } from '#db/sqlite/open.server'
import type { Company } from './company'
import { SettingsError } from './environment.server'
import { readSettings, SECRET_KEY_LENGTH, type Settings } from './settings.server'
import type { Site } from './site.server'

/** @throws SettingsError or DatabaseError */
export async function openSite(env: Record<string, string | undefined>): Promise<Site> {
  const settings = readSettings(env)
  const shown = await readCompanyAndMail(settings)
  const db = await openSiteDb(settings)
  return { settings, ...shown, db, secretKey: readSecretKey(settings) }
}

/** Synchronous, for the development server; without PostgreSQL. @throws SettingsError */
export function openSqliteSiteNow(env: Record<string, string | undefined>): Site {
  const settings = readSettings(env)
  if (settings.databaseUrl !== undefined) {
    throw new SettingsError('DATABASE_URL must not be set for the development server')
  }
  const company = readCurrentCompany(settings)
  const db = openSqliteSite(settings)
  return { settings, company, db, secretKey: readSecretKey(settings) }
}

/** Reads company and mail server without opening the site. @throws SettingsError or DatabaseError */
export async function readCompanyAndMail(settings: Settings) {
  const desk = await readDeskSettings(settings)
  return {
    company: companyOf(desk.company, settings.dataDir),
    mailServer: readMailServer(desk.mailServer, findSecretKey(settings) ?? ''),
  }
}

/** Reads the company without opening the site. @throws SettingsError if an invalid company.json is used */
export function readCurrentCompany({
  databaseFile,
  dataDir,
}: Pick<Settings, 'databaseFile' | 'dataDir'>): Company {
  return companyOf(sqlite.readDeskSettings(databaseFile).company, dataDir)
}

function findSecretKey(settings: Settings): string | undefined {
  if (settings.adminSecretKey !== undefined) return settings.adminSecretKey
  const file = secretKeyFile(settings)
  if (!existsSync(file)) return undefined
  const key = readFileSync(file, 'utf8').trim()
  if (key.length >= SECRET_KEY_LENGTH) return key
  throw new SettingsError(
    `${file} must hold at least ${SECRET_KEY_LENGTH} characters. Delete it, and the next start makes a new key.`,
  )
}

export function secretKeyFile(settings: Settings): string {
  return join(settings.dataDir, 'secret-key')
}

/** Without ADMIN_SECRET_KEY the first start writes a key into the data directory. @throws SettingsError */
export function readSecretKey(settings: Settings): string {
  const known = findSecretKey(settings)
  const file = secretKeyFile(settings)
  if (known !== undefined) {
    if (settings.adminSecretKey === undefined) chmodSync(file, 0o600)
    return known
  }
  const key = randomBytes(24).toString('base64url')
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
  return key
}
