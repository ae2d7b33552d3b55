import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CommandError, EXIT } from '../exit-codes'
import type { InstallPaths } from './machine'

export interface Release {
  version: string
  migrations: string[]
}

/** The output of `site --version`, which the update command of every later version reads. */
export function describeRelease({ version, migrations }: Release): string {
  return `site ${version} (Node ${process.versions.node})\nMigrations: ${migrations.join(' ')}`
}

/**
 * Runs `program --version` as the owner of the data directory, not as root, and for the engine of the site.
 * @throws CommandError where it does not run on this machine
 */
export function readRelease(program: string, { dataDir, settings }: InstallPaths): Release {
  const result = spawnSync(program, ['--version'], {
    cwd: '/',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...engineOf(settings) },
    encoding: 'utf8',
    timeout: 20_000,
    ...(process.getuid?.() === 0 && ownerOf(dataDir)),
  })
  const [, version] = /^site (\S+)/.exec(result.stdout ?? '') ?? []
  if (version === undefined) {
    const reason = result.error?.message ?? result.stderr.trim()
    throw new CommandError(
      EXIT.badData,
      `${program} is no site that runs on this machine: ${reason}`,
    )
  }
  const [, names = ''] = /^Migrations: (.*)$/m.exec(result.stdout) ?? []
  return { version, migrations: names.split(' ').filter(Boolean) }
}

function engineOf(settings: string): { DATABASE_URL?: string } {
  const text = existsSync(settings) ? readFileSync(settings, 'utf8') : ''
  return /^DATABASE_URL(_FILE)?=./m.test(text) ? { DATABASE_URL: 'postgres://' } : {}
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  if (!existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  return { uid, gid }
}

export function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Without `expected` it reads SHA256SUMS in the folder of `source`. @throws CommandError for another hash */
export function checkHash(hash: string, source: string, expected: string | undefined): void {
  if (expected !== undefined) {
    if (hash === expected.toLowerCase()) return
    throw new CommandError(EXIT.badData, `${source} has another hash: ${hash}`)
  }
  const list = join(dirname(source), 'SHA256SUMS')
  if (!existsSync(list)) {
    throw new CommandError(
      EXIT.noInput,
      `Put the file SHA256SUMS of the release next to ${source}, or pass --sha256 HASH.`,
    )
  }
  if (
    readFileSync(list, 'utf8')
      .split('\n')
      .some((line) => line.startsWith(`${hash} `))
  )
    return
  throw new CommandError(
    EXIT.badData,
    `${basename(source)} is not the file that ${list} lists. Fetch both again.`,
  )
}
