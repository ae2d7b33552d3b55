import type { Connection } from './connection.server'

const POLL_MS = 200

/** While there are listeners, a poll finds commits of this and of other processes. */
export function watchChanges(reader: Connection) {
  const listeners = new Set<() => void>()
  const version = () => reader.pragma('data_version', { simple: true })
  let seen: unknown
  let poll: NodeJS.Timeout | undefined

  function check(): void {
    const now = version()
    if (now === seen) return
    seen = now
    for (const listener of listeners) listener()
  }

  return {
    onChange(listener: () => void): () => void {
      if (listeners.size === 0) {
        seen = version()
        poll = setInterval(check, POLL_MS).unref()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearInterval(poll)
      }
    },
    close: () => clearInterval(poll),
  }
}
