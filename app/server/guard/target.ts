import type { IncomingMessage } from 'node:http'

/** What a request asks for, read once and as the router will read it. */
export interface Target {
  /** Decoded, in lower case, without a trailing slash and without the suffix of a navigation's data. */
  path: string
  hasQuery: boolean
}

const PLAIN = /^\/(?:[a-z0-9_-][a-z0-9_.-]*(?:\/[a-z0-9_-][a-z0-9_.-]*)*\/?)?$/
/** What means one thing here and another at a proxy, a file system or a log: `//`, `\`, encoded `/`, `\` and NUL. */
const AMBIGUOUS = /\/\/|\\|#|%00|%2f|%5c/i
const DOTS = /\/\.{1,2}(\/|$)/

const ORIGIN = /^https?:\/\/([^/?]*)/i

/** A client may name the whole address, as to a proxy; its host then counts, not that of the header (RFC 9112, 3.2.2). */
export function toOriginForm(message: IncomingMessage): void {
  const { url = '', headers } = message
  const [origin, host] = ORIGIN.exec(url) ?? []
  if (origin === undefined) return
  headers.host = host
  message.url = url.slice(origin.length).replace(/^(?!\/)/, '/')
}

/** @returns undefined for an address that no page of ours has and that could be read in two ways */
export function readTarget(url: string): Target | undefined {
  const mark = url.indexOf('?')
  const raw = mark < 0 ? url : url.slice(0, mark)
  const hasQuery = mark >= 0
  if (PLAIN.test(raw)) return { path: withoutEnd(raw), hasQuery }
  if (!raw.startsWith('/') || AMBIGUOUS.test(raw)) return undefined
  const decoded = decode(raw)
  if (decoded === undefined || DOTS.test(decoded) || CONTROL.test(decoded)) return undefined
  return { path: withoutEnd(decoded.toLowerCase()), hasQuery }
}

const CONTROL = /\p{Cc}/u

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function withoutEnd(path: string): string {
  return path.replace(/(?:\.data)?\/?$/, '').replace(/^\/_root$/, '') || '/'
}

/** Pages and API endpoints of staff: nothing for caches and search engines. */
export function isForStaff({ path }: Target): boolean {
  return /^\/(admin|login|signup|logout|careers\/|enquiry\/|api\/)/.test(path)
}

/** The desk and its sign-in pages. */
export function isDesk({ path }: Target): boolean {
  return /^\/(admin|login|signup)(\/|$)/.test(path)
}
