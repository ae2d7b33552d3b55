import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSiteDb } from '#db/open.server'
import { readCompany, readSettings, type Settings } from './settings.server'
import type { Site } from './site.server'

/** @throws SettingsError or DatabaseRefusal */
export function openSite(env: Record<string, string | undefined>): Site {
  const settings = readSettings(env)
  const company = readCompany(settings.dataDir)
  return { settings, company, db: openSiteDb(settings), secretKey: readSecretKey(settings) }
}

export function secretKeyFile(settings: Settings): string {
  return join(settings.dataDir, 'secret-key')
}

/** Without ADMIN_SECRET_KEY the first start makes a key in the data directory. */
export function readSecretKey(settings: Settings): string {
  if (settings.adminSecretKey !== undefined) return settings.adminSecretKey
  const file = secretKeyFile(settings)
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}
