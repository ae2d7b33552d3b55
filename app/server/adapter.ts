import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createReadableStreamFromReadable } from '@remix-run/node'

import { CLIENT_ADDRESS } from '#app/http/rate-limit.server'

/** Headers that only this program may set, whatever a client sends. */
const OWN_HEADERS = new Set([CLIENT_ADDRESS, 'x-forwarded-host', 'x-forwarded-proto'])

/**
 * A node request as a Fetch request.
 * @param origin of the site; a page never learns the Host header
 * @param address of the client, for limits
 */
export function toRequest(
  message: IncomingMessage,
  response: ServerResponse,
  from: { origin: string; address: string },
): Request {
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || OWN_HEADERS.has(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  headers.set(CLIENT_ADDRESS, from.address)
  const method = message.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(message.url ?? '/', from.origin), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && {
      // A reader that gives up must not take the socket with it: the answer still has to go out.
      body: createReadableStreamFromReadable(message.pipe(new PassThrough())),
      duplex: 'half' as const,
    }),
  })
}

/** How long a client that is still sending may take to notice that it has been answered. */
const LINGER_MS = 500

/** Sends a Fetch response; a body is streamed, and stops when the client goes away. */
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
    return
  }
  await pipeline(Readable.fromWeb(answer.body as never), response)
}
