import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { log } from '#app/http/log.server'

const START = randomBytes(3).toString('hex')
let count = 0
/** As nginx logs a client that left before its answer. */
const GONE = 499

export function nextRequestId(): string {
  count++
  return `${START}-${count.toString(36)}`
}

/** Logs the pattern of the route, never the URL, which can carry a name. @returns takes the route when it is known */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): { route: string } {
  const known = { route: '*' }
  if (!log.isLevelEnabled('info')) return known
  const start = performance.now()
  const { socket } = request
  const before = socket.bytesWritten
  response.once('close', () => {
    const line = {
      id,
      method: request.method,
      route: known.route,
      status: response.headersSent ? response.statusCode : GONE,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: socket.bytesWritten - before,
      ...(!response.writableFinished && { cut: true }),
    }
    log.info(line, 'request')
  })
  return known
}
