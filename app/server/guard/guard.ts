import type { IncomingMessage } from 'node:http'
import type { RouteHandle } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { isLoopback } from '#app/models/company/loopback'
import type { Settings } from '#app/models/company/settings.server'
import { localProbeTest } from './probe'
import { readTarget, type Target } from './target'

const ALLOW = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'
/** PATCH is here because only its route knows what to use instead. */
const METHODS = new Set([...ALLOW.split(', '), 'PATCH'])
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

  function refuseHost(message: IncomingMessage): Response | undefined {
    const host = readHost(message.headers.host)
    const hosts = countHosts(message.rawHeaders)
    const mayBeProbe = hosts === 0 || (hosts === 1 && host === 'other')
    if (mayBeProbe && isLocalProbe(message)) return undefined
    if (host === 'malformed' || hosts !== 1) return problem(400, 'The Host header is malformed')
    return host === 'other' ? problem(421, 'This is another site') : undefined
  }

  return (message) => {
    const { method = '', url = '' } = message
    const refusal = refuseUnknownMethod(method) ?? refuseHost(message) ?? refuseSize(message)
    if (refusal) return { refusal }
    const target = readAddress(url)
    if (method === 'OPTIONS' && (target || url === '*')) {
      return { refusal: new Response(null, { status: 204, headers: { Allow: ALLOW } }) }
    }
    if (!target) return { refusal: problem(400, 'The address is malformed') }
    const isRead = BODILESS.has(method)
    const refused = isRead ? refuseBody(message) : refuseWrite(message, settings.origin)
    return refused ? { refusal: refused } : { target }
  }
}

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

function hostReader(settings: Settings) {
  const own = new URL(settings.origin)
  const ownPort = own.port || DEFAULT_PORTS[own.protocol]

  return (host: string | undefined): 'own' | 'other' | 'malformed' => {
    if (host === own.host) return 'own'
    const [, name = '', port = DEFAULT_PORTS[own.protocol]] = HOST.exec(host ?? '') ?? []
    if (name === '' || Number(port) > 65_535) return 'malformed'
    if (settings.isLoopback && isLoopback(name.toLowerCase())) return 'own'
    return name.toLowerCase() === own.hostname && port === ownPort ? 'own' : 'other'
  }
}

function countHosts(rawHeaders: string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') count++
  }
  return count
}

function refuseUnknownMethod(method: string): Response | undefined {
  if (METHODS.has(method)) return undefined
  return problem(405, `${method} is not possible here`, { headers: { Allow: ALLOW } })
}

function refuseSize({ rawHeaders, url = '' }: IncomingMessage): Response | undefined {
  if (rawHeaders.length > 2 * MAX_HEADERS) return problem(431, 'There are too many headers')
  return url.length > MAX_LONG_URL ? tooLongUrl() : undefined
}

function refuseBody(message: IncomingMessage): Response | undefined {
  if (!hasBody(message)) return undefined
  return problem(400, `${message.method} takes no body`, { headers: { Connection: 'close' } })
}

function refuseWrite(message: IncomingMessage, ownOrigin: string): Response | undefined {
  if (!isOwnWrite(message, ownOrigin)) return problem(403, 'This request came from another site')
  const encoding = message.headers['content-encoding']
  if (!encoding || encoding === 'identity') return undefined
  return problem(415, 'Send the body without Content-Encoding')
}

/** Whether a write comes from this site or from no browser, by the algorithm of Go's http.CrossOriginProtection. */
function isOwnWrite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === '' || origin === ownOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

export function refuseLongUrl({ url = '' }: IncomingMessage, { hasLongUrl }: RouteHandle) {
  if (url.length <= MAX_URL || hasLongUrl) return undefined
  return tooLongUrl()
}

function tooLongUrl(): Response {
  return problem(414, 'The address is too long')
}

/** A POST with `_data` runs an action without Remix's own origin check; no page uses it. */
function readAddress(url: string): Target | undefined {
  const target = readTarget(url)
  const hasData = target?.hasQuery && new URLSearchParams(url.slice(url.indexOf('?'))).has('_data')
  return hasData ? undefined : target
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
