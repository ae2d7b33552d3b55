import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '#db/make-folder.server'
import { holdLock } from '#db/sqlite/lock.server'
import { CommandError, EXIT } from '../exit-codes'
import { type InstallPaths, installPaths, putCopy, requireRoot } from '../install/machine'
import { checkHash, hashFile, isOlder, type Release, readRelease } from '../install/release'
import { replaceProgram } from '../install/replace'
import { readArguments, requireFile } from './arguments'

export const help = `Usage: site update FILE [--sha256 HASH] [--older] [--wait SECONDS] [--root DIR]
       site update --previous

Replaces the installed program with FILE and restarts the site. It first checks FILE against its hash, from SHA256SUMS
next to it or --sha256, and that its version is not older (--older allows it). If the site is not ready within 60
seconds, the previous program and, after a migration, the previous database are put back automatically.

--previous goes back to the program that the last update replaced.`

export async function run(args: string[]): Promise<void> {
  const { positionals, options } = readArguments(
    args,
    1,
    {
      sha256: { type: 'string' },
      older: { type: 'boolean' },
      previous: { type: 'boolean' },
      wait: { type: 'string', default: '60' },
      root: { type: 'string' },
    },
    0,
  )
  const [named] = positionals
  if ((named === undefined) !== (options.previous === true)) {
    throw new CommandError(EXIT.usage, 'Name one FILE, or say --previous')
  }
  const seconds = Number(options.wait)
  if (!(seconds > 0))
    throw new CommandError(EXIT.usage, `"${options.wait}" is no number of seconds`)
  requireRoot(options.root)
  const paths = installPaths(options.root ?? '/')
  const source = named ?? paths.previous
  requireFile(paths.program, 'No site is installed here: see "site install --help".')
  requireFile(source)
  // An update survives its terminal, so its user may start it again. The lock ends with the process.
  makeFolder(dirname(paths.lock))
  if (!holdLock(paths.lock)) {
    throw new CommandError(EXIT.tryLater, 'Another update is running. Wait until it has ended.')
  }
  const old = readRelease(paths.program, paths)
  const next = await copyChecked(source, paths, async () => {
    const hash = await hashFile(paths.next)
    if (hash === (await hashFile(paths.program))) return undefined
    if (named !== undefined) checkHash(hash, named, options.sha256)
    const release = readRelease(paths.next, paths)
    if (named !== undefined && options.older !== true && isOlder(release.version, old.version)) {
      throw new CommandError(
        EXIT.badData,
        `${named} is version ${release.version}, older than ${old.version} which runs. --older allows it.`,
      )
    }
    return release
  })
  if (!next) {
    console.log(`${source} is the program that is installed already; nothing was changed.`)
    return
  }
  await replaceProgram(paths, { old, next }, seconds)
}

/** Checks the copy that will run, not its source, and removes a copy that is refused. */
async function copyChecked(
  source: string,
  { next }: InstallPaths,
  check: () => Promise<Release | undefined>,
): Promise<Release | undefined> {
  putCopy(source, next, 0o755)
  const release = await check().catch((error: unknown) => {
    rmSync(next)
    throw error
  })
  if (!release) rmSync(next)
  return release
}
