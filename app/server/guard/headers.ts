import type { Settings } from '#app/models/company/settings.server'

/** A page replaces this Content-Security-Policy, which allows nothing, by its own. */
const ALWAYS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const PAGES = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
}

/** For the desk and the login pages: another site that opened one of them cannot access its window. */
export const OPENER_POLICY = ['Cross-Origin-Opener-Policy', 'same-origin'] as const

export function securityHeaders(settings: Settings): Record<string, string> {
  if (!settings.origin.startsWith('https:')) return ALWAYS
  return { ...ALWAYS, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
}

export function pageHeaders(settings: Settings): Record<string, string> {
  return { ...securityHeaders(settings), ...PAGES }
}
