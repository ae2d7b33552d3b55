import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer kept in memory, ready to send in any coding. */
export interface Kept {
  headers: Readonly<Record<string, string>>
  etag: string
  /** Bytes by content coding; `identity` is always there. */
  bytes: ReadonlyMap<string, Buffer>
}

/** Best first. */
const CODINGS = ['br', 'gzip']

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Sends a kept answer to a GET or HEAD, or 304 to one that has it already. */
export function sendKept(kept: Kept, request: IncomingMessage, response: ServerResponse): void {
  for (const name in kept.headers) response.setHeader(name, kept.headers[name] ?? '')
  response.setHeader('ETag', kept.etag)
  if (request.headers['if-none-match']?.includes(kept.etag)) {
    response.writeHead(304).end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const coding = CODINGS.find((name) => kept.bytes.has(name) && accepted.includes(name))
  const body = kept.bytes.get(coding ?? 'identity') ?? Buffer.alloc(0)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
