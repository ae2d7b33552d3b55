import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Settings } from '#app/models/company/settings.server'

export function secretKeyFile(settings: Settings): string {
  return join(settings.dataDir, 'secret-key')
}

/** The signup key: ADMIN_SECRET_KEY, else one in the data directory, which the first start makes. */
export function readSecretKey(settings: Settings): string {
  if (settings.adminSecretKey !== undefined) return settings.adminSecretKey
  const file = secretKeyFile(settings)
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** Compares in constant time, whatever the lengths. An empty key opens nothing. */
export function isSecretKey(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(expected), digest(given)) && expected.length > 0
}
