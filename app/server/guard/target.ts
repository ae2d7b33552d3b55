import type { IncomingMessage } from 'node:http'
import { decodePercent } from '#app/http/search-params'

export interface Target {
  /** Decoded as the router does, in lower case, without a trailing slash and without `.data`. */
  path: string
  hasQuery: boolean
}

const PLAIN = /^\/(?:[a-z0-9_-][a-z0-9_.-]*(?:\/[a-z0-9_-][a-z0-9_.-]*)*\/?)?$/
/** A proxy or a file system may interpret these differently from the router. */
const AMBIGUOUS = /\/\/|\\|#|%00|%2f|%5c/i
const DOTS = /\/\.{1,2}(\/|$)/

const ORIGIN = /^https?:\/\/([^/?]*)/i

/** Rewrites a URL in absolute form; its host replaces that of the header (RFC 9112, 3.2.2). */
export function toOriginForm(message: IncomingMessage): void {
  const { url = '', headers } = message
  const [origin, host] = ORIGIN.exec(url) ?? []
  if (origin === undefined) return
  headers.host = host
  message.url = url.slice(origin.length).replace(/^(?!\/)/, '/')
}

export function readTarget(url: string): Target | undefined {
  const queryStart = url.indexOf('?')
  const raw = queryStart < 0 ? url : url.slice(0, queryStart)
  const hasQuery = queryStart >= 0
  const page = toPage(raw)
  if (PLAIN.test(page)) return { path: withoutSlash(page), hasQuery }
  if (!page.startsWith('/') || AMBIGUOUS.test(page)) return undefined
  const decoded = decodePercent(page)
  if (decoded === undefined || DOTS.test(decoded) || CONTROL.test(decoded)) return undefined
  return { path: withoutSlash(toLowerCase(decoded)), hasQuery }
}

const CONTROL = /\p{Cc}/u

/** The page whose data a path ending in `.data` requests, as Remix reads it. */
function toPage(path: string): string {
  return path.endsWith('.data') ? path.slice(0, -5).replace(/^\/_root$/, '/') : path
}

/** Only A to Z, as the router does: `String.toLowerCase` would make a “k” of the Kelvin sign. */
function toLowerCase(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '') || '/'
}

/** Whether a URL asks for the drafts of a public page, which `shownSite` shows to staff. */
export function isPreview(url: string): boolean {
  const queryStart = url.indexOf('?')
  return queryStart >= 0 && new URLSearchParams(url.slice(queryStart)).has('preview')
}

/** Pages and API endpoints that no cache may store and no search engine list. */
export function isForStaff({ path }: Target): boolean {
  return /^\/(admin|login|signup|logout|enquiry\/|api\/|careers\/(addjob|getjobdata|deletejob|downloadresume))/.test(
    path,
  )
}

export function isDeskOrLogin({ path }: Target): boolean {
  return /^\/(admin|login|signup)(\/|$)/.test(path)
}
