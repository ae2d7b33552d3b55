import type { IncomingMessage } from 'node:http'

import { MAX_BODY_BYTES } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import type { Settings } from '#app/models/settings.server'

/** What stands before everything else: requests that no page or call should ever have to think about. */

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const MAX_URL = 2048
/** These carry a text of up to 800 letters in their address, and a letter of Hindi takes nine bytes there. */
const LONG_URLS = /^\/(digital-marketting\/bulk-sms\/calculator|enquiry)(\.data)?\?/
const MAX_LONG_URL = 8192
/** These read their own bodies and stop where the file grows too large, so that they can still say so on a page. */
const UPLOADS = new Set(['/careers', '/careers/addjob'])

/** @returns why a request is refused, undefined where it may pass */
export function refuse(message: IncomingMessage, settings: Settings): Response | undefined {
  const method = message.method ?? ''
  if (!METHODS.has(method)) {
    return problem(405, `${method} is not possible here`, {
      headers: { Allow: [...METHODS].join(', ') },
    })
  }
  if (!isOwnHost(message.headers.host, settings)) return problem(421, 'This is another site')
  const url = message.url ?? ''
  if (url.length > (LONG_URLS.test(url) ? MAX_LONG_URL : MAX_URL))
    return problem(414, 'The address is too long')
  if (!isSaneUrl(url)) return problem(400, 'The address is malformed')
  if (!SAFE.has(method) && !isOwnWrite(message, settings)) {
    return problem(403, 'This request came from another site')
  }
  if (message.headers['content-encoding']) {
    return problem(415, 'Send the body without Content-Encoding')
  }
  const isUpload = UPLOADS.has(url.split('?', 1)[0] ?? '')
  if (!isUpload && Number(message.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return problem(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KB`, {
      headers: { Connection: 'close' },
    })
  }
  return undefined
}

/** Whether a Host header names this site. */
export function isOwnHost(host: string | undefined, settings: Settings): boolean {
  if (host === undefined) return false
  if (host === new URL(settings.origin).host) return true
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host)?.[1] ?? ''
  return settings.isLoopback && LOOPBACK.has(name.toLowerCase())
}

/** `_data` would let an action run behind Remix's back, and no page of ours uses it. */
function isSaneUrl(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  if (!path.startsWith('/') || /\/\/|\\|%00|%2f|%5c/i.test(path)) return false
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return !/(^|&)_data=/.test(query)
}

/**
 * Whether a write comes from our own pages or from no browser at all, by the algorithm of Go's
 * http.CrossOriginProtection: Sec-Fetch-Site decides, an old browser is judged by its Origin.
 */
function isOwnWrite(message: IncomingMessage, settings: Settings): boolean {
  const site = message.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = message.headers
  if (origin === undefined) return true
  if (origin === settings.origin) return true
  return URL.canParse(origin) && new URL(origin).host === message.headers.host
}
