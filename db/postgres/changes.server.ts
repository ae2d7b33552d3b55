import pg from 'pg'
import { CHANGES } from './writer.server'

const SETTLE_MS = 100
const RETRY_MS = 500

/** Opens its own connection with LISTEN for the first listener. */
export function watchChanges(url: string) {
  const listeners = new Set<() => void>()
  let client: pg.Client | undefined
  let settling: NodeJS.Timeout | undefined
  let retrying: NodeJS.Timeout | undefined

  function notify(): void {
    settling ??= setTimeout(() => {
      settling = undefined
      for (const listener of listeners) listener()
    }, SETTLE_MS).unref()
  }

  function reconnect(lost: pg.Client): void {
    if (client !== lost) return
    client = undefined
    void lost.end().catch(() => {})
    retrying = setTimeout(connect, RETRY_MS).unref()
  }

  function connect(): void {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      application_name: 'site',
    })
    client = mine
    mine.on('error', () => reconnect(mine))
    mine.on('end', () => reconnect(mine))
    mine.on('notification', notify)
    mine
      .connect()
      .then(() => mine.query(`listen ${CHANGES}`))
      // Notifies once, because commits before LISTEN were missed.
      .then(notify, () => reconnect(mine))
  }

  return {
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      if (!client && !retrying) connect()
      return () => listeners.delete(listener)
    },
    async close(): Promise<void> {
      clearTimeout(settling)
      clearTimeout(retrying)
      listeners.clear()
      const open = client
      client = undefined
      await open?.end().catch(() => {})
    },
  }
}
