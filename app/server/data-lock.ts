import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { openSite } from '#app/models/company/open-site.server'
import { readSettings, type Settings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { openFile } from '#db/connection.server'
import { holdLock } from '#db/lock.server'
import { pendingMigrations } from '#db/migrate.server'
import { probeDatabase } from '#db/probe.server'
import { CommandError, EXIT } from './exit-codes'

/**
 * Makes this process the only one that serves a data directory: two would send each mail twice and migrate at once.
 * What it writes from now on is for nobody else to read.
 * @returns lets go
 * @throws CommandError where another process serves it, DatabaseRefusal before anything is written
 */
export function holdDataDir(settings: Settings): () => void {
  const { databaseFile, dataDir } = settings
  probeDatabase(settings)
  process.umask(0o077)
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 })
  const release = holdLock(lockOf(databaseFile))
  if (release) return release
  throw new CommandError(EXIT.tryLater, `Another process serves ${dataDir} already.`)
}

/**
 * Opens the site for a command. It may run beside the process that serves, but does not migrate under it.
 * @throws CommandError where another process serves a database that lacks migrations
 */
export function openBeside(env: Record<string, string | undefined>): Site {
  const { databaseFile, dataDir } = readSettings(env)
  if (!isBehind(databaseFile)) return openSite(env)
  const release = holdLock(lockOf(databaseFile))
  if (!release) {
    throw new CommandError(
      EXIT.tryLater,
      `An older program serves ${dataDir}. Restart it with this one first.`,
    )
  }
  try {
    return openSite(env)
  } finally {
    release()
  }
}

const lockOf = (databaseFile: string) => join(dirname(databaseFile), 'site.lock')

/** Whether a database is there that lacks migrations of this program; what is wrong with it otherwise is not asked. */
function isBehind(databaseFile: string): boolean {
  if (!existsSync(databaseFile)) return false
  const client = openFile(databaseFile, { readonly: true })
  try {
    return pendingMigrations(client).length > 0
  } catch {
    return false
  } finally {
    client.close()
  }
}
