import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'

import { REQUEST_ID } from '#app/http/log.server'
import { CLIENT_ADDRESS } from '#app/http/rate-limit.server'

/** Removed from a client's request. The guard has checked Origin, and Remix fails on one that is not a URL. */
const OWN_HEADERS = new Set([CLIENT_ADDRESS, REQUEST_ID, 'forwarded', 'origin', 'x-real-ip'])

/** Makes a Fetch request. HEAD becomes GET, so that it gets the headers of GET (RFC 9110, 9.3.2). */
export function toRequest(
  message: IncomingMessage,
  from: {
    origin: string
    address: string
    id: string
    signal: AbortSignal
    /** Each block is released once it is read. */
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

function* drain<T>(blocks: T[]): Generator<T> {
  for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) yield block
}

const MAX_BUFFERED = 65_536

export async function sendResponse(from: Response, response: ServerResponse): Promise<void> {
  response.statusCode = from.status
  const { req } = response
  const isSending = !req.complete && req.method !== 'GET' && req.method !== 'HEAD'
  if (isSending) response.setHeader('connection', 'close')
  for (const [name, value] of from.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value)
  }
  const cookies = from.headers.getSetCookie()
  if (cookies.length > 0) response.appendHeader('set-cookie', cookies)
  if (!from.body || req.method === 'HEAD') {
    response.end()
    // A file or a stream of events would otherwise stay open.
    await from.body?.cancel()
    return
  }
  const length = Number(from.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (req.method !== 'GET' || length <= MAX_BUFFERED) {
    const body = Buffer.from(await from.arrayBuffer())
    // The guard lets a body of tiny chunks flow: it would cost too much to read.
    if (isSending && !req.readableFlowing) endAfterRequest(response, body)
    else response.end(body)
    return
  }
  await pipeline(Readable.fromWeb(from.body as never), response)
}

/** How long the rest of a refused body is read, less than a shutdown waits. */
const REST_MS = 20_000

/** A client that is cut off while it sends may lose the response (RFC 9112, 9.6). */
function endAfterRequest(response: ServerResponse, body: Buffer): void {
  const { req } = response
  response.setHeader('content-length', body.length)
  response.write(body)
  finished(req, { signal: AbortSignal.timeout(REST_MS) })
    .catch(() => undefined)
    .finally(() => response.end())
  req.resume()
}
