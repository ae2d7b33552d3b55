import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

export type Encoded = Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer }

const ENCODINGS: ContentEncoding[] = ['br', 'gzip', 'identity']
const FAST_BROTLI = 5
/** Takes 20 times as long, for a tenth of the size; quality 11 takes 50 times as long, for an eighth. */
const SMALL_BROTLI = 10
const MAX_MEMOIZED = 100
/** Parsing a longer header takes longer than sending a cached page. */
const MAX_HEADER = 200

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const memoized = new Map<string, string[]>()

export function chooseEncoding(
  headers: IncomingHttpHeaders,
  available = ENCODINGS,
): ContentEncoding {
  const accepted = acceptedEncodings(headers['accept-encoding'] ?? '')
  return available.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

function acceptedEncodings(header: string): string[] {
  if (header.length > MAX_HEADER) return []
  const known = memoized.get(header)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const accepted = negotiator.encodings(ENCODINGS)
  if (memoized.size >= MAX_MEMOIZED) memoized.clear()
  memoized.set(header, accepted)
  return accepted
}

function encode(encoding: ContentEncoding, bytes: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(bytes)
  if (encoding === 'identity') return Promise.resolve(bytes)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotli(bytes, { params })
}

/** For a page that is sent many times. */
export async function encodeAll(identity: Buffer): Promise<Encoded> {
  const br = await encode('br', identity, SMALL_BROTLI)
  return { identity, br, gzip: await deflate(identity) }
}

export async function compress(page: Response, accepted: IncomingHttpHeaders): Promise<Response> {
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page
  const headers = new Headers(page.headers)
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(accepted)
  const bytes = await encode(encoding, Buffer.from(await page.arrayBuffer()), FAST_BROTLI)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { status: page.status, headers })
}
