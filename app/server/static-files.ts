import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { getAssetKeys, getRawAsset, isSea } from 'node:sea'
import { setImmediate } from 'node:timers/promises'

import { type CachedResponse, toCachedResponse } from './cached-response'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
/** The prefix of build/client among the assets of the executable. */
const CLIENT = 'client/'

/** By URL path; compressed copies are under .br and .gz. */
type Readers = ReadonlyMap<string, () => Buffer>

/** Files are read at their first use: reading all would delay the start. */
export class StaticFiles {
  readonly #readers: Readers
  readonly #headers: Record<string, string>
  readonly #loaded = new Map<string, CachedResponse>()

  constructor(folder: string, headers: Record<string, string>) {
    this.#readers = isSea() ? filesInExecutable() : filesBelow(folder)
    this.#headers = headers
  }

  find(path: string): CachedResponse | undefined {
    return this.#loaded.get(path) ?? (this.#readers.has(path) ? this.#add(path) : undefined)
  }

  /** Afterwards, a build that replaces the folder does not change what is served. */
  async readAll(): Promise<void> {
    for (const path of this.#readers.keys()) {
      this.find(path)
      await setImmediate()
    }
  }

  #add(path: string): CachedResponse | undefined {
    const type = TYPES[extname(path)]
    const identity = type && this.#readers.get(path)?.()
    if (!type || !identity) return undefined
    const br = this.#readers.get(`${path}.br`)?.()
    const gzip = this.#readers.get(`${path}.gz`)?.()
    const headers = { ...this.#headers, ...headersOf(path, type) }
    const file = toCachedResponse(headers, { identity, ...(br && { br }), ...(gzip && { gzip }) })
    this.#loaded.set(path, file)
    return file
  }
}

function filesInExecutable(): Readers {
  const keys = getAssetKeys().filter((key) => key.startsWith(CLIENT))
  return new Map(
    keys.map((key) => [`/${key.slice(CLIENT.length)}`, () => Buffer.from(getRawAsset(key))]),
  )
}

function filesBelow(folder: string): Readers {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    names.map((name) => [
      `/${relative(folder, name).split(sep).join('/')}`,
      () => readFileSync(name),
    ]),
  )
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
