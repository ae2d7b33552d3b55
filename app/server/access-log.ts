import type { IncomingMessage, ServerResponse } from 'node:http'

import { log } from '#app/http/log.server'
import { countResponse } from '#app/http/traffic.server'

/** The status that nginx logs for a client that left before the response. */
const CLIENT_CLOSED_REQUEST = 499
/** A stream of events, open as long as its page. */
const EVENT_STREAM = '/admin/live'

/** Logs the route's pattern, never the URL, which can contain a name. The caller sets `route` once it is known. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): { route: string } {
  const known = { route: '*' }
  const start = performance.now()
  const { socket } = request
  const before = socket.bytesWritten
  response.once('close', () => {
    const ms = performance.now() - start
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST
    countResponse(status, known.route === EVENT_STREAM ? undefined : ms / 1000)
    if (!log.isLevelEnabled('info')) return
    const line = {
      id,
      method: request.method,
      route: known.route,
      status,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - before,
      ...(!response.writableFinished && { cut: true }),
    }
    log.info(line, 'request')
  })
  return known
}
