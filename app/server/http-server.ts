import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type ListenOptions, Server as NetServer } from 'node:net'

import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import type { Settings } from '#app/models/company/settings.server'
import { sendResponse } from './adapter'
import { CommandError, EXIT } from './exit-codes'
import { MAX_HEADERS } from './guard/guard'
import { OpenRequests } from './open-requests'
import type { RequestListener } from './request-handler'

const OPTIONS = {
  /** The other timeouts are checked this often. */
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  /** For the slowest allowed upload; guard/body ends slower bodies far earlier. */
  requestTimeout: 1_800_000,
  /** Longer than proxies keep idle connections: a form sent on one that is just being closed would be lost. */
  keepAliveTimeout: 125_000,
  maxHeaderSize: 16_384,
  optimizeEmptyRequests: true,
  // The guard checks it, because a response of Node itself would not be counted for its connection.
  requireHostHeader: false,
}
const MAX_CONNECTIONS = 12_000
const IDLE_MS = 90_000
/** How long a shutdown leaves idle connections open: `close` would cut them while a request is on its way. */
const DRAIN_MS = 1500
const BACKLOG = 4096
/** sd_listen_fds(3) */
const FIRST_SOCKET = 3

export interface HttpServer {
  /** On a socket of the service manager, else on HOST and PORT. @returns the port @throws CommandError */
  listen(settings: Settings): Promise<number>
  /** Resolves once every open connection has its last response. */
  shutDown(): Promise<void>
}

export function createHttpServer(handle: RequestListener): HttpServer {
  const open = new OpenRequests()
  let isDraining = false
  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (!open.add(request, response)) return
    if (isDraining) response.setHeader('Connection', 'close')
    handle(request, response).catch((error: unknown) => {
      if (response.destroyed) return
      log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else void sendResponse(problem(500, 'Something broke on our side'), response)
    })
  }

  const server = createServer(OPTIONS, serve)
  server.on('checkExpectation', (request, response) => {
    if (open.add(request, response)) response.writeHead(417).end()
  })
  server.on('connection', (socket) => socket.once('close', () => open.forget(socket)))
  server.maxHeadersCount = MAX_HEADERS + 1
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(IDLE_MS)
  return {
    listen: (settings) => listen(server, settings),
    shutDown() {
      isDraining = true
      return new Promise((resolve) => {
        // `close` does not count a browser's spare connection as idle, because it has not sent anything.
        const closeSilent = () => open.isEmpty && server.closeAllConnections()
        // In the next iteration of the event loop, so that requests which have arrived are read.
        const close = () =>
          setImmediate(() => {
            server.close(() => resolve())
            // Not at once: a connection that was just accepted may be about to send its request.
            setInterval(closeSilent, DRAIN_MS).unref()
          })
        server.getConnections((_, count) => setTimeout(close, count > 0 ? DRAIN_MS : 0))
      })
    },
  }
}

/** @throws CommandError where another program listens there */
export async function requireFreeAddress(settings: Settings): Promise<void> {
  if (hasInheritedSocket()) {
    if (Number(process.env.LISTEN_FDS) === 1) return
    throw new CommandError(
      EXIT.config,
      'systemd listens on several addresses for the site, which serves one: put an empty ListenStream= before yours in site.socket.',
    )
  }
  const probe = new NetServer()
  await bind(probe, settings, { host: settings.host, port: settings.port })
  probe.close()
  await once(probe, 'close')
}

async function listen(server: Server, settings: Settings): Promise<number> {
  const { host, port } = settings
  const address = hasInheritedSocket() ? { fd: FIRST_SOCKET } : { host, port }
  delete process.env.LISTEN_PID
  delete process.env.LISTEN_FDS
  await bind(server, settings, address)
  const opened = server.address()
  return typeof opened === 'object' && opened ? opened.port : port
}

function hasInheritedSocket(): boolean {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1
}

async function bind(server: NetServer, { port }: Settings, address: ListenOptions): Promise<void> {
  // Node reads `backlog` in the options only for a host and port.
  server.listen(address, BACKLOG)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new CommandError(
        EXIT.unavailable,
        `Port ${port} is taken. Choose another with PORT=3001.`,
      )
    }
    if (code === 'EACCES') {
      throw new CommandError(
        EXIT.config,
        `Port ${port} is only for root. Choose one above 1023 with PORT, and let a proxy pass requests on.`,
      )
    }
    throw new CommandError(EXIT.unavailable, `Cannot listen: ${message}`)
  }
}
