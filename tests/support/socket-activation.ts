import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

import { freshFolder } from './data-dir'
import { programEnv } from './program'

/** The program under a manager that holds its listening socket open and starts it again, as systemd does. */
interface SocketActivated {
  url: string
  manager: ChildProcess
  output(): string
  /** Of the running program. */
  pid(): number
  /** Tells the running program to stop and waits until the next one has taken over. */
  restart(): Promise<void>
  end(): Promise<void>
}

/** Holds fd 3, starts the program with it, and starts it again whenever it has exited with 0. */
const MANAGER = `while sh -c 'echo $$ > "$PID_FILE"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"' "$0" "$@"; do :; done`

/** @param command the program and its arguments */
export async function startSocketActivated(
  command: string[],
  env: Record<string, string>,
): Promise<SocketActivated> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle
  const pidFile = join(freshFolder(), 'pid')
  const manager = spawn('sh', ['-c', MANAGER, ...command], {
    env: programEnv({ PID_FILE: pidFile, ...env }),
    stdio: ['ignore', 'pipe', 'pipe', fd],
  })
  // From here on only the manager holds the socket; this process would accept some of the connections.
  holder.close()
  let printed = ''
  for (const stream of [manager.stdout, manager.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  const starts = () => printed.split('The site is ready').length - 1
  const pid = () => Number(readFileSync(pidFile, 'utf8'))
  async function untilStarted(count: number): Promise<void> {
    while (starts() < count) {
      if (manager.exitCode !== null) throw new Error(`The program ended:\n${printed}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  await untilStarted(1)
  return {
    url: `http://127.0.0.1:${port}`,
    manager,
    output: () => printed,
    pid,
    async restart() {
      const before = starts()
      process.kill(pid(), 'SIGTERM')
      await untilStarted(before + 1)
    },
    async end() {
      if (manager.exitCode !== null) return
      manager.kill('SIGKILL')
      process.kill(pid(), 'SIGKILL')
      await once(manager, 'exit')
    },
  }
}
