import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long connections without a request stay open, for the request that may be on its way over them. */
const IDLE_MS = 1500

export interface Drain {
  /** Has an answer close its connection once the server is draining. */
  mark(response: ServerResponse): void
  /** Takes no more connections, and is done when the open ones have got their answers. */
  start(): Promise<void>
}

/**
 * Ends a server without failing anybody: a request that comes over an open connection is still answered, and told that
 * the connection ends. http.Server.close would cut connections that look idle while a request travels on them.
 */
export function createDrain(server: Server, idleMs = IDLE_MS): Drain {
  let isDraining = false
  return {
    mark(response) {
      if (isDraining) response.setHeader('Connection', 'close')
    },
    start() {
      isDraining = true
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      setTimeout(() => server.closeIdleConnections(), idleMs)
      return closed
    },
  }
}
