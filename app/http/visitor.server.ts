import { site } from '#app/models/company/site.server'
import { decodePercent } from './search-params'

const COOKIE = 'visit-source'
const COOKIE_VALUE = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`)
const MAX_AGE_S = 30 * 24 * 3600
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MAX_VALUE = 80
const MAX_SOURCE = 500
const PLAIN = /[^\p{L}\p{N} ._~:/+-]/gu

/** The form in which browsers send a Referer; parsing a URL of any length costs more. */
const ORIGIN = /^https?:\/\/([\w.:[\]-]{1,80})(?![^/?#])/i

/** @param visit.url path and query @returns undefined where the browser has the cookie already */
export function visitSourceCookie(visit: {
  url: string
  cookie: string | undefined
  referrer: string | undefined
  origin: string
}): string | undefined {
  if (COOKIE_VALUE.test(visit.cookie ?? '')) return undefined
  const url = new URL(visit.url, visit.origin)
  const source = new URLSearchParams({ page: url.pathname.slice(0, MAX_VALUE) })
  const [origin, host] = ORIGIN.exec(visit.referrer ?? '') ?? []
  if (host && origin !== visit.origin) source.set('referrer', host.toLowerCase())
  for (const name of CAMPAIGN) {
    const value = url.searchParams.get(name)?.replace(PLAIN, '').slice(0, MAX_VALUE)
    if (value) source.set(name, value)
  }
  const secure = visit.origin.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${encodeURIComponent(source.toString())}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure}`
}

function readVisitSource(request: Request): string {
  const value = COOKIE_VALUE.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
  if (value === '') return ''
  const given = new URLSearchParams(decodePercent(value) ?? '')
  const source = new URLSearchParams()
  for (const name of ['page', 'referrer', ...CAMPAIGN]) {
    const text = given.get(name)?.replace(PLAIN, '').slice(0, MAX_VALUE)
    if (text) source.set(name, text)
  }
  return source.toString().slice(0, MAX_SOURCE)
}

export function readOrigin(request: Request, raw: unknown) {
  const fields: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const { company } = site()
  const fillMs = Number.parseInt(textOf(fields.fillMs), 10)
  const version = textOf(fields.consentVersion)
  return {
    signs: {
      isHoneypotFilled: typeof fields.website === 'string' && fields.website.trim() !== '',
      fillMs: fillMs >= 0 ? fillMs : undefined,
    },
    consentVersion: /^\d{4}-\d{2}[a-z]?$/.test(version) ? version : '',
    source: readVisitSource(request),
    acknowledgedBy: company.acknowledgesSenders
      ? { name: company.name, email: company.email }
      : undefined,
  }
}

/** String() throws for some objects from JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
