import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterThisFile } from '../after-test'
import { freePort } from '../free-port.mjs'
import { findPostgres, identity } from '../postgres-server'

const run = promisify(execFile)

/** One PostgreSQL server of a cluster, whose commands leave the event loop free. */
export interface Node {
  port: number
  url: string
  data: string
  folder: string
  command(program: string, ...args: string[]): Promise<string>
  start(): Promise<void>
  restart(): Promise<void>
  promote(): Promise<void>
  stop(): Promise<void>
  /** Kills all of its processes at once, as when its machine fails. */
  kill(): Promise<void>
}

/** A folder that the servers can use, removed after the test file. */
export function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-cluster-'))
  const { uid, gid } = identity()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  afterThisFile(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Describes a server that is not started and has no data yet. */
export async function planNode(name: string, options: string[]): Promise<Node> {
  const bin = findPostgres() ?? ''
  const folder = clusterFolder()
  const data = join(folder, name)
  const port = await freePort()
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, ...options]
  const command = async (program: string, ...args: string[]) => {
    const { stdout } = await run(join(bin, program), args, { ...identity(), cwd: folder })
    return stdout
  }
  // Without its own log file, the server would keep the pipes of pg_ctl open.
  const control = (...args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const all = ['-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), ...args]
      execFile(join(bin, 'pg_ctl'), all, { ...identity(), cwd: folder }, (error) =>
        error ? reject(error) : resolve(),
      )
    })
  const given = ['-o', settings.map((one) => `-c ${one}`).join(' ')]
  const node: Node = {
    port,
    data,
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    command,
    async start() {
      afterThisFile(() => killTree(postmasterOf(data)))
      await control('start', ...given)
    },
    restart: () => control('-m', 'fast', 'restart', ...given),
    promote: () => control('promote'),
    stop: () => control('-m', 'fast', 'stop'),
    async kill() {
      await killTree(postmasterOf(data))
      // The process may still be a zombie, which passes for a running server.
      rmSync(join(data, 'postmaster.pid'), { force: true })
      rmSync(join(folder, `.s.PGSQL.${port}.lock`), { force: true })
    },
  }
  return node
}

export function postmasterOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  } catch {
    return undefined
  }
}

/** Kills a process and its children. Resolves when all have ended. */
export async function killTree(pid: number | undefined): Promise<void> {
  if (!pid) return
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean)
  // Stopped first, so that it does not notice the end of its children.
  signal(pid, 'SIGSTOP')
  const all = [...children.map(Number), pid]
  for (const one of all) signal(one, 'SIGKILL')
  while (all.some(isAlive)) await sleep(10)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

const isAlive = (pid: number) => /\) [^Z]/.test(read(`/proc/${pid}/stat`))

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
