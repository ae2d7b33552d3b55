import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer kept in memory, ready to send. Headers are names and values in turn, as `writeHead` takes them. */
export interface Kept {
  /** Weak: it stands for the page in every coding, however well packed (RFC 9110, 8.8.3). */
  etag: string
  /** Headers of the 304. */
  unchanged: string[]
  identity: Form
  gzip?: Form
  br?: Form
}

export interface Form {
  headers: string[]
  body: Buffer
}

export interface Packed {
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
}

/** @param headers of every form; a later name wins over the same one earlier, whatever its case */
export function keep(headers: Record<string, string>, bytes: Packed): Kept {
  const once = new Map(
    Object.entries({ ...headers, Vary: 'Accept-Encoding' }).map((header) => [
      header[0].toLowerCase(),
      header,
    ]),
  )
  const shared = [...once.values()].flat()
  const etag = `W/"${createHash('sha256').update(bytes.identity).digest('base64url').slice(0, 22)}"`
  const unchanged = [...shared, 'ETag', etag]
  const form = (body: Buffer, coding: string[] = []): Form => ({
    headers: [...unchanged, ...coding, 'Content-Length', String(body.length)],
    body,
  })
  return {
    etag,
    unchanged,
    identity: form(bytes.identity),
    ...(bytes.gzip && { gzip: form(bytes.gzip, ['Content-Encoding', 'gzip']) }),
    ...(bytes.br && { br: form(bytes.br, ['Content-Encoding', 'br']) }),
  }
}

/** The best form that a reader says it takes (RFC 9110, 12.5.3: a weight of zero refuses). */
export function chooseForm(kept: Kept, accepted: string | undefined): Form {
  if (kept.br && takes(accepted, 'br')) return kept.br
  if (kept.gzip && takes(accepted, 'gzip')) return kept.gzip
  return kept.identity
}

const CODINGS = {
  br: /(?:^|[, ])br *(?:$|,|; *q=(?!0(?:\.0*)?(?: |,|$)))/i,
  gzip: /(?:^|[, ])gzip *(?:$|,|; *q=(?!0(?:\.0*)?(?: |,|$)))/i,
}

export function takes(accepted: string | undefined, coding: keyof typeof CODINGS): boolean {
  return accepted !== undefined && CODINGS[coding].test(accepted)
}

/** Whether a reader has this answer already (RFC 9110, 13.1.2). */
export function isKnown(kept: Kept, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(kept.etag))
}

/** Sends a kept answer to a GET or HEAD, or 304 to one that has it already. */
export function sendKept(
  kept: Kept,
  request: IncomingMessage,
  response: ServerResponse,
  cookie?: string,
): void {
  if (isKnown(kept, request.headers['if-none-match'])) {
    response.writeHead(304, withCookie(kept.unchanged, cookie)).end()
    return
  }
  const form = chooseForm(kept, request.headers['accept-encoding']?.toString())
  response.writeHead(200, withCookie(form.headers, cookie))
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

/** A cookie is for one visitor: no cache on the way may keep the answer that brings it, and hand it to others. */
export function withCookie(headers: string[], cookie: string | undefined): string[] {
  if (!cookie) return headers
  const isRule = (position: number) =>
    position % 2 === 1 && headers[position - 1]?.toLowerCase() === 'cache-control'
  const own = headers.map((value, position) => (isRule(position) ? 'private, no-cache' : value))
  return [...own, 'Set-Cookie', cookie]
}
