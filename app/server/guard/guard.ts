import type { IncomingMessage } from 'node:http'

import { MAX_BODY_BYTES, overLimit } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import type { Settings } from '#app/models/company/settings.server'
import { isOwnWrite } from './cross-origin'
import { countHosts, hostJudge } from './host'
import { readTarget, type Target } from './target'

/** What stands before everything else: requests that no page or call should ever have to think about. */

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const ALLOW = [...METHODS].join(', ')
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS'])
const MAX_URL = 2048
/** These carry a text of up to 800 letters in their address, and a letter of Hindi takes nine bytes there. */
const LONG_URLS = new Set(['/digital-marketting/bulk-sms/calculator', '/enquiry'])
const MAX_LONG_URL = 8192
export const MAX_HEADERS = 64

/** What may come in as a body on a path, and for how long. */
export interface BodyLimit {
  bytes: number
  ms: number
}

const FORM: BodyLimit = { bytes: MAX_BODY_BYTES, ms: 30_000 }
/** A resume of 5 MiB and the fields around it, from a slow phone. */
const UPLOAD: BodyLimit = { bytes: 6.5 * 1024 * 1024, ms: 60_000 }
const UPLOADS = new Set(['/careers', '/careers/addjob'])

export function bodyLimit(target: Target): BodyLimit {
  return UPLOADS.has(target.path) ? UPLOAD : FORM
}

/** Where a refused request has a target, a person may be shown the reason on a page there. */
export type Verdict =
  | { target: Target; refusal?: Response }
  | { target?: undefined; refusal: Response }

/** @returns judges a request by what is known before its body: why it is refused, or what it asks for */
export function createGuard(
  settings: Settings,
  judgeHost = hostJudge(settings),
): (message: IncomingMessage) => Verdict {
  return (message) => {
    const { method = '', url = '', headers } = message
    if (!METHODS.has(method)) {
      return refuse(405, `${method} is not possible here`, { Allow: ALLOW })
    }
    const host = judgeHost(headers.host)
    if (host === 'malformed' || countHosts(message.rawHeaders) !== 1)
      return refuse(400, 'The Host header is malformed')
    if (host === 'other') return refuse(421, 'This is another site')
    if (message.rawHeaders.length > 2 * MAX_HEADERS)
      return refuse(431, 'There are too many headers')
    if (method === 'OPTIONS' && url === '*') return { refusal: options() }
    if (url.length > MAX_LONG_URL) return refuse(414, 'The address is too long')
    const target = readTarget(url)
    if (!target || (target.hasQuery && namesData(url))) {
      return refuse(400, 'The address is malformed')
    }
    if (url.length > MAX_URL && !LONG_URLS.has(target.path)) {
      return refuse(414, 'The address is too long')
    }
    if (method === 'OPTIONS') return { refusal: options() }
    if (BODILESS.has(method)) {
      return hasBody(message) ? refuse(400, `${method} takes no body`, CLOSE) : { target }
    }
    if (!isOwnWrite(message, settings.origin)) {
      return refuse(403, 'This request came from another site')
    }
    const coding = headers['content-encoding']
    if (coding && coding !== 'identity') {
      return refuse(415, 'Send the body without Content-Encoding')
    }
    // A page that takes a file reads as far as it may, so that it can say itself that the file is too large.
    const isTooLarge = Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES
    if (isTooLarge && bodyLimit(target) !== UPLOAD) return { target, refusal: tooLarge() }
    return { target }
  }
}

const CLOSE = { Connection: 'close' }

export function tooLarge(): Response {
  return overLimit(MAX_BODY_BYTES, CLOSE)
}

function options(): Response {
  return new Response(null, { status: 204, headers: { Allow: ALLOW } })
}

function refuse(status: number, message: string, headers?: Record<string, string>): Verdict {
  return { refusal: problem(status, message, { headers }) }
}

/** `_data` would let an action run behind Remix's back, and no page of ours uses it. */
function namesData(url: string): boolean {
  return new URLSearchParams(url.slice(url.indexOf('?'))).has('_data')
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
