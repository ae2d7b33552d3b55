import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long connections without a request stay open, for the request that may be on its way over them. */
const IDLE_MS = 1500

export interface Shutdown {
  /** Has an answer close its connection once the shutdown has begun. */
  mark(response: ServerResponse): void
  /** Takes no more connections, and is done when the open ones have got their answers. */
  start(): Promise<void>
}

/**
 * Ends a server without failing anybody. http.Server.close would cut connections that look idle while a request travels
 * on them.
 */
export function createShutdown(server: Server, idleMs = IDLE_MS): Shutdown {
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
