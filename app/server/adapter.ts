import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createReadableStreamFromReadable } from '@remix-run/node'

import { JsonResponse } from '#app/http/json.server'
import { REQUEST_ID } from '#app/http/log.server'
import { CLIENT_ADDRESS } from '#app/http/rate-limit.server'

/**
 * What only this program or a proxy may say; nothing inside ever learns what a client claims about it. The guard has
 * judged Origin already, and Remix would fall over one that is no address.
 */
const OWN_HEADERS = new Set([CLIENT_ADDRESS, REQUEST_ID, 'forwarded', 'origin', 'x-real-ip'])

/**
 * A node request as a Fetch request. HEAD is asked as GET, so that its headers are those that GET gets (RFC 9110, 9.3.2).
 * @param from.origin of the site; a page never learns the Host header
 * @param from.address of the client, for limits
 * @param from.body its body, where it has one
 * @param from.signal ends when the client is gone or its body was cut off; of no use where all of the body is here
 */
export function toRequest(
  message: IncomingMessage,
  from: {
    origin: string
    address: string
    id: string
    body?: Readable | Buffer<ArrayBuffer>
    signal?: AbortSignal
  },
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || OWN_HEADERS.has(name) || name.startsWith('x-forwarded-')) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  headers.set(CLIENT_ADDRESS, from.address)
  headers.set(REQUEST_ID, from.id)
  // The guard has seen to it that this begins with one slash.
  return new Request(`${from.origin}${message.url ?? '/'}`, {
    method: message.method === 'HEAD' ? 'GET' : message.method,
    headers,
    signal: from.signal,
    ...bodyOf(from.body),
  })
}

function bodyOf(body: Readable | Buffer<ArrayBuffer> | undefined): RequestInit {
  if (!body || Buffer.isBuffer(body)) return { body }
  return { body: createReadableStreamFromReadable(body), duplex: 'half' }
}

/** How long a client that is still sending may take to notice that it has been answered. */
const LINGER_MS = 500

/** A page of the desk, packed, several times over. */
const SHORT = 65_536

/** Sends a Fetch response; a long body of a GET is streamed, and stops when the client goes away. */
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
  if (answer instanceof JsonResponse && req.method !== 'HEAD') {
    response.end(answer.written)
    return
  }
  if (!answer.body || req.method === 'HEAD') {
    response.end()
    // A file or a stream of events would else stay open for good.
    await answer.body?.cancel()
    return
  }
  // Of a short answer streams would cost more than all the rest; what a write answers is short.
  const length = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (req.method !== 'GET' || length <= SHORT) {
    response.end(Buffer.from(await answer.arrayBuffer()))
    return
  }
  await pipeline(Readable.fromWeb(answer.body as never), response)
}
