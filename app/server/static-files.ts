import { extname } from 'node:path'

import { type CachedResponse, toCachedResponse } from './cached-response'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * @param built by URL path, with what the build compressed under .br and .gz
 * @param headers of every file
 * @returns responses by URL path; a file of an unknown type has none
 */
export function toStaticFiles(
  built: ReadonlyMap<string, Buffer>,
  headers: Record<string, string>,
): ReadonlyMap<string, CachedResponse> {
  const files = [...built].flatMap(([path, identity]): [string, CachedResponse][] => {
    const type = TYPES[extname(path)]
    if (type === undefined) return []
    const br = built.get(`${path}.br`)
    const gzip = built.get(`${path}.gz`)
    const bytes = { identity, ...(br && { br }), ...(gzip && { gzip }) }
    return [[path, toCachedResponse({ ...headers, ...headersOf(path, type) }, bytes)]]
  })
  return new Map(files)
}

function headersOf(path: string, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    // Names under /assets contain a hash of the content.
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    // Other sites show share images.
    ...(path.startsWith('/og/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}
