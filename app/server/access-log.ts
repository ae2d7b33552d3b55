import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { log } from '#app/http/log.server'

/** Tells the requests of this start from those of another one. */
const START = randomBytes(3).toString('hex')
let count = 0
/** What others, too, write for a client that left before its answer. */
const GONE = 499

export function nextRequestId(): string {
  count++
  return `${START}-${count.toString(36)}`
}

const KEPT_EVERY_MS = 10_000
let kept = 0

/**
 * Counts an answer from memory. Writing a line takes longer than sending such an answer, so they share one every ten
 * seconds.
 */
export function countKept(): void {
  kept++
  if (kept > 1) return
  setTimeout(() => {
    log.info({ answers: kept }, 'kept answers')
    kept = 0
  }, KEPT_EVERY_MS).unref()
}

/**
 * One line for each request once it is over: which route, never the address asked for, who asked or what was sent. A
 * path can carry a person's name, so what no route knows is "*".
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  about: { id: string; routeOf(): string },
): void {
  if (!log.isLevelEnabled('info')) return
  const start = performance.now()
  const { socket } = request
  const before = socket.bytesWritten
  response.once('close', () => {
    const line = {
      id: about.id,
      method: request.method,
      route: about.routeOf(),
      status: response.headersSent ? response.statusCode : GONE,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: socket.bytesWritten - before,
      ...(!response.writableFinished && { cut: true }),
    }
    log.info(line, 'request')
  })
}
