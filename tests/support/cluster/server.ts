import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres, freePort, identity } from '../postgres-server'
import { afterThisFile } from '../undo'

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
  /** Every process of it at once, as when its machine dies. */
  kill(): void
}

/** A folder that the servers may use, gone after the test. */
export function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-cluster-'))
  const { uid, gid } = identity()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  afterThisFile(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Not started, and without data yet. */
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
  // With pipes of ours, pg_ctl would not end before the server does.
  const control = (...args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const all = ['-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), ...args]
      execFile(join(bin, 'pg_ctl'), all, { ...identity(), cwd: folder }, (error) =>
        error ? reject(error) : resolve(),
      )
    })
  const options_ = ['-o', settings.map((one) => `-c ${one}`).join(' ')]
  const node: Node = {
    port,
    data,
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    command,
    async start() {
      afterThisFile(() => killTree(postmasterOf(data)))
      await control('start', ...options_)
    },
    restart: () => control('-m', 'fast', 'restart', ...options_),
    promote: () => control('promote'),
    kill: () => killTree(postmasterOf(data)),
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

export function killTree(pid: number | undefined): void {
  if (!pid) return
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean)
  for (const one of [pid, ...children.map(Number)]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
