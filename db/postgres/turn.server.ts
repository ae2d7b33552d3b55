import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type LOCKS, tryLock } from './writer.server'

const TRY_MS = 1000
/** Whoever lost the lock with its connection may take so long to end. */
const HANDOVER_MS = 5000

/** The server gives the lock of a machine that vanished to another, later than that one notices. */
const SETTINGS = `set tcp_keepalives_idle = 15;
set tcp_keepalives_interval = 3;
set tcp_keepalives_count = 3`

interface Turn {
  stop(): Promise<void>
}

/** Of all processes that call it, one at a time has begun. Who loses its connection, and the lock with it, stops. */
export function takeTurns(url: string, name: keyof typeof LOCKS, begin: () => Turn): Turn {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
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
    while (!isOver && !(await tryLock(client, name))) {
      isHandover = true
      await pause(TRY_MS)
    }
    if (isHandover) await pause(HANDOVER_MS)
    if (isOver) return
    const turn = begin()
    await over
    isHandover = true
    await turn.stop()
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
      await sleep(TRY_MS, undefined, { signal, ref: false }).catch(() => {})
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
