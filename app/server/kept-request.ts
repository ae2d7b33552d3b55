import { MAX_HEADERS } from './guard/guard'

/** What an answer from memory depends on; the last three only for the cookie that goes with it. */
export interface KeptRequest {
  url: string
  host: string
  acceptEncoding?: string
  ifNoneMatch?: string
  accept?: string
  cookie?: string
  referrer?: string
}

const LONGEST = 8192
/** Exactly one request, all of it: every line a field of RFC 9112, 5, with its CRLF; no fold, no stray control. */
const WHOLE_GET =
  /^GET (\/[!-"$->@-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/

const READ = {
  host: 'host',
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
  accept: 'accept',
  cookie: 'cookie',
  referer: 'referrer',
} satisfies Record<string, keyof KeptRequest>

/** Fields that change what a request is, or how long: such a one is not as plain as it looks. */
const NOT_PLAIN = new Set([
  'content-encoding',
  'content-length',
  'expect',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Reads a request that arrived in one piece.
 * @returns undefined for everything but a plain GET of an address without a query, on a connection that stays open
 */
export function readKeptRequest(chunk: Buffer): KeptRequest | undefined {
  if (chunk.length > LONGEST) return undefined
  const text = chunk.toString('latin1')
  const url = WHOLE_GET.exec(text)?.[1]
  if (url === undefined) return undefined
  const request: KeptRequest = { url, host: '' }
  const read = new Set<string>()
  let fields = 0
  for (let at = text.indexOf('\n') + 1; at < text.length - 2; ) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r', colon)
    const name = text.slice(at, colon).toLowerCase()
    const value = text.slice(colon + 1, end).trim()
    if (NOT_PLAIN.has(name) || ++fields > MAX_HEADERS) return undefined
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return undefined
    if (isRead(name)) {
      // node:http knows how each field is joined that comes twice.
      if (read.has(name)) return undefined
      read.add(name)
      request[READ[name]] = value
    }
    at = end + 2
  }
  return request.host === '' ? undefined : request
}

function isRead(name: string): name is keyof typeof READ {
  return Object.hasOwn(READ, name)
}
