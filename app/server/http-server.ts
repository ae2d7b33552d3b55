import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import { sendResponse } from './adapter'
import { MAX_HEADERS } from './guard/guard'
import type { Answer } from './request-handler'
import { createShutdown, type Shutdown } from './shutdown'

const LIMITS = {
  /** The others are only looked at this often. */
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  /** For the slowest upload; guard/body has those of other bodies. */
  requestTimeout: 60_000,
  maxHeaderSize: 16_384,
}
const MAX_CONNECTIONS = 12_000
/** Without a byte either way; a quiet stream of events sends more often. */
const IDLE_MS = 90_000

/** A server with limits, which is not listening yet. */
export function createHttpServer(answer: Answer): { server: Server; shutdown: Shutdown } {
  function serve(request: IncomingMessage, response: ServerResponse, isAwaited: boolean): void {
    shutdown.mark(response)
    answer(request, response, isAwaited).catch((error: unknown) => {
      if (response.destroyed || request.destroyed) return
      log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else void sendResponse(problem(500, 'Something broke on our side'), response)
    })
  }

  const server = createServer(LIMITS, (request, response) => serve(request, response, false))
  // "Expect: 100-continue" waits with its body until it is clear that it will be read.
  server.on('checkContinue', (request, response) => serve(request, response, true))
  server.maxHeadersCount = MAX_HEADERS + 1
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(IDLE_MS)
  const shutdown = createShutdown(server)
  return { server, shutdown }
}
