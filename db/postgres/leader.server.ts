import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tryLock } from './writer.server'

const RETRY_MS = 1000
/** Time for the previous holder of the lock to notice the loss and stop. */
const HANDOVER_MS = 5000

/** The server frees the lock of a machine that vanished, but later than that machine notices the loss. */
const SETTINGS = `set tcp_keepalives_idle = 15;
set tcp_keepalives_interval = 3;
set tcp_keepalives_count = 3`

export interface Stoppable {
  stop(): Promise<void>
}

/** Leader election by an advisory lock: one process at a time runs `begin`, and stops once it loses its connection. */
export function runAsLeader(url: string, begin: () => Stoppable): Stoppable {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = once(signal, 'abort')
  let isHandover = false

  async function hold(client: pg.Client): Promise<void> {
    let isOver = false
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    const over = Promise.race([lost, stopped]).then(() => {
      isOver = true
    })
    const pause = (ms: number) => Promise.race([over, sleep(ms, undefined, { ref: false })])
    await client.connect()
    await client.query(SETTINGS)
    while (!isOver && !(await tryLock(client, 'jobs'))) {
      isHandover = true
      await pause(RETRY_MS)
    }
    if (isHandover) await pause(HANDOVER_MS)
    if (isOver) return
    const leadership = begin()
    await over
    isHandover = true
    await leadership.stop()
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 3000,
        keepAlive: true,
        keepAliveInitialDelayMillis: 5000,
        application_name: 'site jobs',
      })
      await hold(client).catch(() => {})
      await client.end().catch(() => {})
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}
