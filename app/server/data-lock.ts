import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { openSite } from '#app/models/company/open-site.server'
import { readSettings, type Settings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { readCompanyOf } from '#app/models/content/company.server'
import { makeFolder } from '#db/make-folder.server'
import { withReadOnly } from '#db/sqlite/inspect.server'
import { holdLock, lockFileOf } from '#db/sqlite/lock.server'
import { pendingMigrations } from '#db/sqlite/migrate.server'
import { probeDatabase } from '#db/sqlite/probe.server'
import { CommandError, EXIT } from './exit-codes'

/** Locks out a second process, which would send each mail again. @returns the release function @throws CommandError */
export function lockDataDir(settings: Settings): () => void {
  const { databaseFile, databaseUrl, dataDir } = settings
  process.umask(0o077)
  if (databaseUrl !== undefined) {
    makeFolder(dataDir, 0o700)
    return () => {}
  }
  probeDatabase(settings)
  makeFolder(dirname(databaseFile), 0o700)
  const release = holdLock(lockFileOf(databaseFile))
  if (release) return () => unlock(databaseFile, release)
  throw new CommandError(EXIT.tryLater, `Another process serves ${dataDir} already.`)
}

function unlock(databaseFile: string, release: () => void): void {
  const isMade = existsSync(databaseFile)
  if (!isMade) rmSync(lockFileOf(databaseFile), { force: true })
  release()
  const folder = dirname(databaseFile)
  if (!isMade && readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Opens the site while another process may serve it.
 * @throws CommandError where that process lacks migrations, or where there is no site and `mayCreate` is false
 */
export async function withSite<T>(
  work: (site: Site) => T | Promise<T>,
  { mayCreate = false } = {},
): Promise<T> {
  if (!mayCreate) await requireSite(readSettings(process.env))
  const site = await openMigrated(process.env)
  try {
    site.company = await readCompanyOf(site)
    return await work(site)
  } finally {
    await site.db.close()
  }
}

async function requireSite({ databaseFile, databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl === undefined) {
    if (existsSync(databaseFile)) return
    throw new CommandError(EXIT.noInput, `There is no site in ${dataDir}. Set DATA_DIR.`)
  }
  const { inspectServer } = await import('#db/postgres/open.server')
  if ((await inspectServer(databaseUrl)).rows) return
  throw new CommandError(EXIT.noInput, 'There is no site in the database of DATABASE_URL.')
}

async function openMigrated(env: NodeJS.ProcessEnv): Promise<Site> {
  const { databaseFile, databaseUrl, dataDir } = readSettings(env)
  if (databaseUrl !== undefined || !lacksMigrations(databaseFile)) return openSite(env)
  const release = holdLock(lockFileOf(databaseFile))
  if (!release) {
    throw new CommandError(
      EXIT.tryLater,
      `An older program serves ${dataDir}. Restart it with this one first.`,
    )
  }
  try {
    return await openSite(env)
  } finally {
    release()
  }
}

function lacksMigrations(databaseFile: string): boolean {
  if (!existsSync(databaseFile)) return false
  try {
    return withReadOnly(databaseFile, (client) => pendingMigrations(client).length > 0)
  } catch {
    return false
  }
}
