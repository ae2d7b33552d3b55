import type { IncomingMessage } from 'node:http'
import type { RouteHandle } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import type { Settings } from '#app/models/company/settings.server'
import { countHosts, hostReader } from './host'
import { localProbeTest } from './probe'
import { readTarget, type Target } from './target'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const ALLOW = [...METHODS].join(', ')
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS'])
const MAX_URL = 2048
/** For a text of up to 800 characters: one of Hindi takes nine bytes in a URL. */
const MAX_LONG_URL = 8192
export const MAX_HEADERS = 64

type GuardResult =
  | { target: Target; refusal?: undefined }
  | { target?: undefined; refusal: Response }

/** @returns a function that checks method, URL and headers of a request before its route is known */
export function createGuard(settings: Settings): (message: IncomingMessage) => GuardResult {
  const readHost = hostReader(settings)
  const isLocalProbe = localProbeTest(settings)
  return (message) => {
    const { method = '', url = '', headers } = message
    if (!METHODS.has(method)) {
      return refuse(405, `${method} is not possible here`, { Allow: ALLOW })
    }
    const host = readHost(headers.host)
    const hosts = countHosts(message.rawHeaders)
    const mayBeProbe = hosts === 0 || (hosts === 1 && host === 'other')
    const isAllowedProbe = mayBeProbe && isLocalProbe(message)
    if (!isAllowedProbe && (host === 'malformed' || hosts !== 1))
      return refuse(400, 'The Host header is malformed')
    if (!isAllowedProbe && host === 'other') return refuse(421, 'This is another site')
    if (message.rawHeaders.length > 2 * MAX_HEADERS)
      return refuse(431, 'There are too many headers')
    if (method === 'OPTIONS' && url === '*') return { refusal: options() }
    if (url.length > MAX_LONG_URL) return refuse(414, 'The address is too long')
    const target = readTarget(url)
    if (!target || (target.hasQuery && hasDataParameter(url))) {
      return refuse(400, 'The address is malformed')
    }
    if (method === 'OPTIONS') return { refusal: options() }
    if (BODILESS.has(method)) {
      return hasBody(message)
        ? refuse(400, `${method} takes no body`, { Connection: 'close' })
        : { target }
    }
    if (!isOwnWrite(message, settings.origin)) {
      return refuse(403, 'This request came from another site')
    }
    const encoding = headers['content-encoding']
    if (encoding && encoding !== 'identity') {
      return refuse(415, 'Send the body without Content-Encoding')
    }
    return { target }
  }
}

/** Whether a write comes from this site or from no browser, by the algorithm of Go's http.CrossOriginProtection. */
function isOwnWrite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === '' || origin === ownOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

/** @returns a 414 response for a URL that is too long for its route */
export function refuseLongUrl({ url = '' }: IncomingMessage, { hasLongUrl }: RouteHandle) {
  if (url.length <= MAX_URL || hasLongUrl) return undefined
  return problem(414, 'The address is too long')
}

function options(): Response {
  return new Response(null, { status: 204, headers: { Allow: ALLOW } })
}

function refuse(status: number, message: string, headers?: Record<string, string>): GuardResult {
  return { refusal: problem(status, message, { headers }) }
}

/** A POST with `_data` runs an action without Remix's own origin check; no page uses it. */
function hasDataParameter(url: string): boolean {
  return new URLSearchParams(url.slice(url.indexOf('?'))).has('_data')
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
