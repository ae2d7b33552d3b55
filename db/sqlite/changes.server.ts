import type { Connection } from './connection.server'

const SETTLE_MS = 100
const POLL_MS = 1000

/** Commits of this process notify at once; while there are listeners, a poll finds commits of other processes. */
export function watchChanges(reader: Connection) {
  const listeners = new Set<() => void>()
  const version = () => reader.pragma('data_version', { simple: true })
  let seen = version()
  let poll: NodeJS.Timeout | undefined
  let settling: NodeJS.Timeout | undefined

  function check(): void {
    settling = undefined
    const now = version()
    if (now === seen) return
    seen = now
    for (const listener of listeners) listener()
  }

  function stop(): void {
    clearInterval(poll)
    clearTimeout(settling)
    poll = undefined
    settling = undefined
  }

  return {
    notify(): void {
      if (listeners.size > 0) settling ??= setTimeout(check, SETTLE_MS).unref()
    },
    onChange(listener: () => void): () => void {
      if (listeners.size === 0) {
        seen = version()
        poll = setInterval(check, POLL_MS).unref()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    close: stop,
  }
}
