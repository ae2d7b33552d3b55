import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { type ContentEncoding, chooseEncoding, type Encoded } from './compress'

/** `headers` alternate names and values, as `writeHead` takes them. */
export interface CachedResponse {
  /** Weak: it identifies the content in every content encoding (RFC 9110, 8.8.3). */
  etag: string
  headers: string[]
  encodings: ContentEncoding[]
  bodies: Partial<Record<ContentEncoding, Body>> & { identity: Body }
}

interface Body {
  headers: string[]
  bytes: Buffer
}

export function toCachedResponse(given: Record<string, string>, content: Encoded): CachedResponse {
  const etag = `W/"${hash('sha256', content.identity, 'base64url').slice(0, 22)}"`
  const unique = new Headers({ ...given, Vary: 'Accept-Encoding', ETag: etag })
  const headers = [...unique].flat()
  const toBody = (bytes: Buffer, encoding?: ContentEncoding): Body => ({
    headers: [
      ...headers,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(bytes.length),
    ],
    bytes,
  })
  const { br, gzip, identity } = content
  const bodies = {
    ...(br && { br: toBody(br, 'br') }),
    ...(gzip && { gzip: toBody(gzip, 'gzip') }),
    identity: toBody(identity),
  }
  const encodings = Object.keys(bodies) as ContentEncoding[]
  return { etag, headers, encodings, bodies }
}

export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  cookie?: string,
): void {
  const { method, headers } = request
  const known = headers['if-none-match']
  if (known !== undefined && (known === '*' || known.includes(cached.etag))) {
    response.writeHead(304, withCookie(cached.headers, cookie)).end()
    return
  }
  const body = cached.bodies[chooseEncoding(headers, cached.encodings)] ?? cached.bodies.identity
  response.writeHead(200, withCookie(body.headers, cookie))
  response.end(method === 'HEAD' ? undefined : body.bytes)
}

/** No shared cache may store a response that sets a cookie. */
function withCookie(headers: string[], cookie: string | undefined): string[] {
  if (!cookie) return headers
  const own = headers.map((value, position) =>
    headers[position - 1] === 'cache-control' ? 'private, no-cache' : value,
  )
  return [...own, 'set-cookie', cookie]
}
