import type { Settings } from '#app/models/company/settings.server'

/** Sent with every answer; a document brings its own Content-Security-Policy instead of this one, which allows nothing. */
const ALWAYS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What only a page can make use of; files of a page are spared the bytes. */
const PAGES = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
}

/** The desk and its sign-in pages: no page that opened one of them keeps a hold on its window. */
export const OPENER_POLICY = ['Cross-Origin-Opener-Policy', 'same-origin'] as const

/** For every answer. */
export function securityHeaders(settings: Settings): Record<string, string> {
  if (!settings.origin.startsWith('https:')) return ALWAYS
  return { ...ALWAYS, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
}

/** For every answer that is not a file. */
export function pageHeaders(settings: Settings): Record<string, string> {
  return { ...securityHeaders(settings), ...PAGES }
}
