import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Settings } from '#app/models/company/settings.server'

/** The file that holds the signup key where the environment does not. */
export function secretKeyFile(settings: Settings): string {
  return join(settings.dataDir, 'secret-key')
}

/**
 * The key that opens signup: ADMIN_SECRET_KEY, else the one kept beside the database, made on the first
 * start so that a fresh start needs no configuration and a stranger still cannot sign up.
 */
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
