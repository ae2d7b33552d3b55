/** Where a visitor first came from: landing page, referring host and campaign, in a small cookie of our own. */

const LEAD_COOKIE = 'lead'
const LEAD = new RegExp(`(?:^|; )${LEAD_COOKIE}=([^;]*)`)
const MAX_AGE_S = 30 * 24 * 3600
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MAX_VALUE = 80
const MAX_SOURCE = 500
const PLAIN = /[^\p{L}\p{N} ._~:/+-]/gu

/**
 * The cookie for the first page of a visit; undefined where one is set already.
 * @param visit.url path and query as asked for
 */
export function leadCookie(visit: {
  url: string
  cookie: string | undefined
  referrer: string | undefined
  origin: string
}): string | undefined {
  if (LEAD.test(visit.cookie ?? '')) return undefined
  const url = new URL(visit.url, visit.origin)
  const source = new URLSearchParams({ page: url.pathname.slice(0, MAX_VALUE) })
  const referrer = URL.canParse(visit.referrer ?? '') ? new URL(visit.referrer ?? '') : undefined
  if (referrer && referrer.origin !== visit.origin) {
    source.set('referrer', referrer.host.slice(0, MAX_VALUE))
  }
  for (const name of CAMPAIGN) {
    const value = url.searchParams.get(name)?.replace(PLAIN, '').slice(0, MAX_VALUE)
    if (value) source.set(name, value)
  }
  const secure = visit.origin.startsWith('https:') ? '; Secure' : ''
  return `${LEAD_COOKIE}=${encodeURIComponent(source.toString())}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure}`
}

/** What the cookie says, reduced to what it may say; empty where there is none or it is not ours. */
export function readLeadSource(request: Request): string {
  const value = LEAD.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
  if (value === '') return ''
  const given = new URLSearchParams(decode(value))
  const source = new URLSearchParams()
  for (const name of ['page', 'referrer', ...CAMPAIGN]) {
    const text = given.get(name)?.replace(PLAIN, '').slice(0, MAX_VALUE)
    if (text) source.set(name, text)
  }
  return source.toString().slice(0, MAX_SOURCE)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
