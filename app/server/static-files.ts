import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

import { etagOf, type Kept } from './kept'

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

/** Every file below `folder` by its URL path, read into memory with the packed forms that the build made. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, Kept> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(names)
  const files = names.flatMap((name): [string, Kept][] => {
    const type = TYPES[extname(name)]
    if (type === undefined) return []
    const path = `/${relative(folder, name).split(sep).join('/')}`
    const identity = readFileSync(name)
    const bytes = new Map([['identity', identity]])
    if (present.has(`${name}.br`)) bytes.set('br', readFileSync(`${name}.br`))
    if (present.has(`${name}.gz`)) bytes.set('gzip', readFileSync(`${name}.gz`))
    return [[path, { bytes, etag: etagOf(identity), headers: headersOf(path, type) }]]
  })
  return new Map(files)
}

function headersOf(path: string, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    // The build puts the hash of its content into the name of everything under /assets.
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    // Other sites' chat windows show these when somebody shares a page.
    ...(path.startsWith('/og/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}
