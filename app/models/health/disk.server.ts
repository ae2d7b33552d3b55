import { constants, type StatsFs } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import type { Site } from '#app/models/company/site.server'
import { isPostgres } from '#db/engine'
import { serverBytes } from '#db/postgres/state.server'

const MIB = 2 ** 20
const FULL_BYTES = 100 * MIB
const LOW_BYTES = 1024 * MIB

interface Disk {
  freeBytes: number
  totalBytes: number
  state: 'ok' | 'low' | 'full'
  /** What to do; empty if nothing is wrong. */
  advice: string
}

/** Also checks that the folder is writable, which free bytes do not show. */
export async function inspectDisk(folder: string): Promise<Disk> {
  const found = await statfs(folder).catch(() => undefined)
  if (!found) return { freeBytes: 0, totalBytes: 0, state: 'full', advice: GONE }
  const refusal = await access(folder, constants.W_OK).catch(
    ({ code }: NodeJS.ErrnoException) => code,
  )
  return checkDisk(found, refusal ?? undefined)
}

type Found = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize' | 'files' | 'ffree'>

export function checkDisk(found: Found, refusal?: string): Disk {
  const { bavail, blocks, bsize, files, ffree } = found
  const disk = { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  if (refusal === 'EROFS') return { ...disk, state: 'full', advice: READ_ONLY }
  if (refusal !== undefined) return { ...disk, state: 'full', advice: FOREIGN }
  // Some file systems, such as Btrfs, have no fixed number of files.
  if (files > 0 && ffree === 0) return { ...disk, state: 'full', advice: NO_FILES }
  if (disk.freeBytes < FULL_BYTES) return { ...disk, state: 'full', advice: FREE_SPACE }
  if (disk.freeBytes < LOW_BYTES) return { ...disk, state: 'low', advice: FREE_SPACE }
  return { ...disk, state: 'ok', advice: '' }
}

const GONE = 'The data folder cannot be read. Check that its disk is there.'
const READ_ONLY = 'The disk is read-only: nothing can be saved. Mount it for writing.'
const FOREIGN = 'The site may not write to its data folder. Give the folder to its user.'
const NO_FILES =
  'The disk has no room for more files (no free inodes). Delete files you do not need.'
const FREE_SPACE = 'Less than 1 GB is free. Delete files you do not need, or enlarge the disk.'

export async function databaseBytes({ db, settings }: Site): Promise<number> {
  if (isPostgres) return serverBytes(db)
  const sizes = ['', '-wal'].map((suffix) =>
    stat(settings.databaseFile + suffix).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
