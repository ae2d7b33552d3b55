import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'

import { REQUEST_ID } from '#app/http/log.server'
import { CLIENT_ADDRESS } from '#app/http/rate-limit.server'

/**
 * Headers that only this program or a proxy may set. Origin is checked by the guard already, and Remix fails on one that
 * is no URL.
 */
const OWN_HEADERS = new Set([CLIENT_ADDRESS, REQUEST_ID, 'forwarded', 'origin', 'x-real-ip'])

/**
 * A node request as a Fetch request. HEAD becomes GET, so that its headers are those of GET (RFC 9110, 9.3.2).
 */
export function toRequest(
  message: IncomingMessage,
  from: {
    origin: string
    address: string
    id: string
    signal: AbortSignal
    /** Let go of piece by piece as it is read. */
    body?: Buffer<ArrayBuffer>[]
  },
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || OWN_HEADERS.has(name) || name.startsWith('x-forwarded-')) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  headers.set(CLIENT_ADDRESS, from.address)
  headers.set(REQUEST_ID, from.id)
  return new Request(`${from.origin}${message.url ?? '/'}`, {
    method: message.method === 'HEAD' ? 'GET' : message.method,
    headers,
    signal: from.signal,
    body: from.body && (ReadableStream.from(drain(from.body)) as never),
    duplex: 'half',
  })
}

function* drain<T>(pieces: T[]): Generator<T> {
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) yield piece
}

/** How long a client that is still sending may take to notice that it has been answered. */
const LINGER_MS = 500
const MAX_BUFFERED = 65_536

export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status
  const { req } = response
  if (!req.complete && req.method !== 'GET' && req.method !== 'HEAD') {
    response.setHeader('connection', 'close')
    response.once('finish', () => {
      req.resume()
      setTimeout(() => req.socket.destroy(), LINGER_MS).unref()
    })
  }
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value)
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.appendHeader('set-cookie', cookies)
  if (!answer.body || req.method === 'HEAD') {
    response.end()
    // A file or a stream of events would otherwise stay open.
    await answer.body?.cancel()
    return
  }
  const length = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (req.method !== 'GET' || length <= MAX_BUFFERED) {
    response.end(Buffer.from(await answer.arrayBuffer()))
    return
  }
  await pipeline(Readable.fromWeb(answer.body as never), response)
}
