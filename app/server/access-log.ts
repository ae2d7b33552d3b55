import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { log } from '#app/http/log.server'
import { countAnswer } from '#app/http/traffic.server'

const START = randomBytes(3).toString('hex')
let count = 0
/** As nginx logs a client that left before its answer. */
const GONE = 499
/** Open for as long as a page is. */
const EVENTS = '/admin/live'

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
  const start = performance.now()
  const { socket } = request
  const before = socket.bytesWritten
  response.once('close', () => {
    const ms = performance.now() - start
    const status = response.headersSent ? response.statusCode : GONE
    countAnswer(status, known.route === EVENTS ? undefined : ms / 1000)
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
