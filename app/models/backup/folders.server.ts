import { access, constants, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, dayIn } from '#app/models/company/calendar'
import { withTemporary } from '#app/models/files/temporary.server'
import { makeFolder } from '#db/make-folder.server'

export const NIGHTLY = /^site-\d{4}-\d\d-\d\d\.tar$/

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Sorts names by their day. A backup made while the clock was ahead counts as the oldest. */
export function oldestFirst(names: readonly string[]): string[] {
  // Tomorrow has begun in some time zones.
  const tooLate = `site-${dayIn('UTC', Date.now() + 2 * DAY_MS)}`
  const sorted = names.toSorted()
  const isAhead = (name: string) => name >= tooLate
  return [...sorted.filter(isAhead), ...sorted.filter((name) => !isAhead(name))]
}

export async function newestBackup(
  dataDir: string,
): Promise<{ name: string; madeAt: number } | undefined> {
  const names = await readdir(backupFolder(dataDir)).catch(() => [])
  const name = oldestFirst(names.filter((entry) => NIGHTLY.test(entry))).at(-1)
  if (name === undefined) return undefined
  const { mtimeMs } = await stat(join(backupFolder(dataDir), name))
  return { name, madeAt: mtimeMs }
}

const PREFIX = '.site-work-'

/** Runs `work` with a temporary folder in `parent`, because /tmp may be too small. */
export async function withWorkFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  makeFolder(parent, 0o700)
  await access(parent, constants.W_OK)
  await removeLeftovers(parent)
  const folder = await mkdtemp(join(parent, PREFIX))
  return withTemporary(folder, () => work(folder))
}

/** Removes the temporary folders of killed processes. */
async function removeLeftovers(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX))
  for (const folder of names.map((name) => join(parent, name))) {
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - DAY_MS / 2) await rm(folder, { recursive: true, force: true })
  }
}
