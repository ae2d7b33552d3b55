import { existsSync, linkSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { MINUTE_MS } from '#app/models/company/calendar'
import { renameDurably } from '#db/durable-file.server'
import { listCopies } from '#db/sqlite/probe.server'
import { CommandError, EXIT } from '../exit-codes'
import { type InstallPaths, putLink, runOnMachine } from './machine'
import { type Address, addressOfSocket, becomesReady } from './ready'
import type { Release } from './release'

const UNITS = ['site.socket', 'site.service']
const ROLLBACK_MS = MINUTE_MS

/** Restores the old program if the new one does not become ready. @throws CommandError in that case */
export async function replaceProgram(
  paths: InstallPaths,
  { old, next }: { old: Release; next: Release },
  seconds: number,
): Promise<void> {
  const address = await addressOfSocket()
  const saved = savedDatabases(paths.dataDir)
  console.log(
    `Replacing ${old.version} by ${next.version}; ${paths.previous} keeps the old program.`,
  )
  const stopped = abortOnSignal()
  if (existsSync(paths.previous)) putLink(paths.previous, paths.older)
  putLink(paths.program, paths.previous)
  renameDurably(paths.next, paths.program)
  const failure = await restart(address, seconds, stopped)
  if (failure === undefined) {
    rmSync(paths.older, { force: true })
    console.log(`The site is ready with ${next.version}. ${migrationsOf(old, next, paths)}`)
    return
  }
  console.error(`${failure} Going back to ${old.version}.`)
  const outcome = await rollBack(paths, saved, address)
  const code = stopped.aborted ? EXIT.interrupted : EXIT.unavailable
  throw new CommandError(code, `${old.version} ${outcome}`)
}

/** Lets the update go on after its terminal is lost. @returns a signal for Ctrl-C and SIGTERM */
function abortOnSignal(): AbortSignal {
  const stop = new AbortController()
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  process.on('SIGHUP', () => {})
  return stop.signal
}

/** @returns why the new program is not ready */
async function restart(
  address: Address,
  seconds: number,
  stopped: AbortSignal,
): Promise<string | undefined> {
  try {
    await runOnMachine(['systemctl', 'restart', 'site.service'])
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  }
  if (await becomesReady(address, seconds * 1000, stopped)) return undefined
  return stopped.aborted
    ? 'The update was stopped.'
    : `The site was not ready within ${seconds} seconds; "journalctl -u site" says why.`
}

async function rollBack(
  paths: InstallPaths,
  saved: Map<string, number>,
  address: Address,
): Promise<string> {
  await runOnMachine(['systemctl', 'stop', ...UNITS])
  const aside = restoreDatabase(paths.dataDir, saved)
  putLink(paths.previous, paths.program)
  if (existsSync(paths.older)) renameDurably(paths.older, paths.previous)
  else rmSync(paths.previous)
  await runOnMachine(['systemctl', 'start', ...UNITS])
  const isBack = await becomesReady(address, ROLLBACK_MS)
  const state = isBack ? 'is ready again.' : 'is in its place again, but not ready.'
  return aside ? `${state} The database that was migrated is now ${aside}.` : state
}

function migrationsOf(old: Release, next: Release, { dataDir }: InstallPaths): string {
  const ran = next.migrations.filter((name) => !old.migrations.includes(name))
  if (ran.length === 0) return 'No migration ran.'
  const copy = `before-${ran[0]}.sqlite`
  const copyText = savedDatabases(dataDir).has(copy)
    ? `db/${copy} is the database before them.`
    : 'No copy of the database before them was made here.'
  return `Migrations that ran: ${ran.join(', ')}. ${copyText}`
}

function savedDatabases(dataDir: string): Map<string, number> {
  const copies = listCopies(join(dataDir, 'db', 'site.sqlite'))
  return new Map(copies.map((file) => [basename(file), statSync(file).mtimeMs]))
}

/**
 * Undoes the migrations of a stopped program. The usual file name leads to a database at every moment.
 * @param earlier the copies that existed before it started
 * @returns the new path of the migrated database; undefined where nothing was migrated
 */
function restoreDatabase(dataDir: string, earlier: Map<string, number>): string | undefined {
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
