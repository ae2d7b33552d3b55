import type { IncomingMessage } from 'node:http'

/** Whether a write comes from this site or from no browser, by the algorithm of Go's http.CrossOriginProtection. */
export function isOwnWrite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === '' || origin === ownOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}
