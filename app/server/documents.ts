import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import { etagOf, type Kept } from './kept'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export interface Documents {
  /** The kept document of a path, rendered if it is not there yet; undefined for a path that is not kept. */
  find(url: string): Promise<Kept | undefined> | undefined
  /** Renders every document before anybody asks. */
  fill(): Promise<void>
}

/**
 * Keeps whole public documents, which are the same for every visitor: each is rendered once, however many wait for it.
 * Only exact paths of the list are kept, never one with a query, so that nothing a visitor sends can become part of
 * what another one gets. The company's settings are read at the start; a restart drops everything.
 * @param paths of the public pages
 * @param render makes the document of a path
 */
export function keepDocuments(
  paths: readonly string[],
  render: (path: string) => Promise<Response>,
): Documents {
  const known = new Set(paths)
  const kept = new Map<string, Promise<Kept | undefined>>()

  function find(url: string): Promise<Kept | undefined> | undefined {
    if (!known.has(url)) return undefined
    const there = kept.get(url)
    if (there) return there
    const made = render(url).then(keep)
    kept.set(url, made)
    // What could not be kept is tried again at the next visit.
    made.then(
      (document) => document ?? kept.delete(url),
      () => kept.delete(url),
    )
    return made
  }

  return {
    find,
    async fill() {
      for (const path of paths) await find(path)
    },
  }
}

async function keep(answer: Response): Promise<Kept | undefined> {
  if (answer.status !== 200 || answer.headers.has('Set-Cookie')) return undefined
  const identity = Buffer.from(await answer.arrayBuffer())
  const [br, gz] = await Promise.all([brotli(identity), deflate(identity, { level: 9 })])
  return {
    headers: {
      ...Object.fromEntries(answer.headers),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    },
    etag: etagOf(identity),
    bytes: new Map([
      ['identity', identity],
      ['br', br],
      ['gzip', gz],
    ]),
  }
}
