import { existsSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { renameDurably } from '#db/durable-file.server'

/** The copies that the program makes before it migrates, with the times they were made. */
export function savedDatabases(dataDir: string): Map<string, number> {
  const folder = join(dataDir, 'db')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => /^before-.*\.sqlite$/.test(name))
  return new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]))
}

/**
 * Undoes the migrations of a stopped program. The database has its name at every moment.
 * @param earlier the copies that were there before it started
 * @returns where the migrated database is now; undefined where nothing was migrated
 */
export function putBackDatabase(dataDir: string, earlier: Map<string, number>): string | undefined {
  const made = [...savedDatabases(dataDir)].find(([name, at]) => earlier.get(name) !== at)
  if (!made) return undefined
  const folder = join(dataDir, 'db')
  const file = join(folder, 'site.sqlite')
  const aside = join(folder, `after-${new Date().toISOString().replaceAll(':', '-')}.sqlite`)
  linkSync(file, aside)
  if (existsSync(`${file}-wal`)) renameDurably(`${file}-wal`, `${aside}-wal`)
  rmSync(`${file}-shm`, { force: true })
  renameDurably(join(folder, made[0]), file)
  return aside
}
