import { existsSync } from 'node:fs'

import { openSite } from '#app/models/company/open-site.server'
import { readSettings, type Settings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { readCompanyOf } from '#app/models/content/company.server'
import { makeFolder } from '#db/make-folder.server'
import { withReadOnly } from '#db/sqlite/inspect.server'
import { holdLock, lockDatabase, lockFileOf } from '#db/sqlite/lock.server'
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
  const release = lockDatabase(databaseFile)
  if (release) return release
  throw new CommandError(EXIT.tryLater, `Another process serves ${dataDir} already.`)
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

async function requireSite(settings: Settings): Promise<void> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined) {
    if (probeDatabase(settings)) return
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
