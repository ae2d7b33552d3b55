import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

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

interface StaticFile {
  headers: Record<string, string>
  etag: string
  /** Bytes by content coding; `identity` is always there, the others where the build made them. */
  bytes: Map<string, Buffer>
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Every file below `folder` by its URL path, read into memory with its precompressed forms. */
export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const name of names.filter((candidate) => !/\.(br|gz)$/.test(candidate))) {
    const path = `/${relative(folder, name).split(sep).join('/')}`
    const type = TYPES[extname(name)]
    if (type === undefined) continue
    const identity = readFileSync(name)
    const bytes = new Map([['identity', identity]])
    if (names.includes(`${name}.br`)) bytes.set('br', readFileSync(`${name}.br`))
    if (names.includes(`${name}.gz`)) bytes.set('gzip', readFileSync(`${name}.gz`))
    files.set(path, {
      bytes,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      headers: {
        'Content-Type': type,
        // The build puts the hash of its content into the name of everything under /assets.
        'Cache-Control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      },
    })
  }
  return files
}

/** Answers GET and HEAD for a known file. @returns whether it did */
export function serveStatic(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const file = files.get(request.url?.split('?', 1)[0] ?? '')
  if (!file) return false

  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value)
  response.setHeader('ETag', file.etag)
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return true
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const coding = ['br', 'gzip'].find((name) => file.bytes.has(name) && accepted.includes(name))
  const body = file.bytes.get(coding ?? 'identity') ?? Buffer.alloc(0)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
