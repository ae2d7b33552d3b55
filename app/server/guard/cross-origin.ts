import type { IncomingMessage } from 'node:http'

/**
 * Whether a write comes from our own pages or from no browser at all, by the algorithm of Go's
 * http.CrossOriginProtection: Sec-Fetch-Site decides, an old browser is judged by its Origin.
 */
export function isOwnWrite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === '' || origin === ownOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}
