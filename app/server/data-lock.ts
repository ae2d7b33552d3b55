import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Settings } from '#app/models/settings.server'
import { holdLock } from '#db/lock.server'
import { CommandError, EXIT } from './exit-codes'

/**
 * Makes this process the only one that serves a data directory: two would send each mail twice and migrate at once.
 * What it writes from now on is for nobody else to read.
 * @returns lets go
 * @throws CommandError where another process serves it
 */
export function holdDataDir({ databaseFile, dataDir }: Settings): () => void {
  process.umask(0o077)
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 })
  const release = holdLock(join(dirname(databaseFile), 'site.lock'))
  if (release) return release
  throw new CommandError(EXIT.tryLater, `Another process serves ${dataDir} already.`)
}
