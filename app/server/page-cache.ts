import { type CachedResponse, toCachedResponse } from './cached-response'
import { encodeAll } from './compress'

type Entry = Promise<CachedResponse | undefined>

/**
 * Renders each response once, and only for the listed paths: no visitor gets a page made from the request of another.
 * @param version a change of its value drops every response
 */
export function createPageCache(
  listPaths: () => readonly string[],
  render: (path: string) => Promise<Response>,
  extraHeaders: Record<string, string> = {},
  version: () => unknown = () => undefined,
) {
  const entries = new Map<string, Entry>()
  let paths: ReadonlySet<string> = new Set(listPaths())
  let seen = version()

  function clear(): void {
    entries.clear()
    paths = new Set(listPaths())
    seen = version()
  }

  function add(path: string): Entry {
    const entry = make(path)
    const forget = () => {
      if (entries.get(path) === entry) entries.delete(path)
    }
    entries.set(path, entry)
    entry.then((cached) => cached ?? forget(), forget)
    return entry
  }

  async function make(path: string): Entry {
    const rendered = await render(path)
    if (rendered.status !== 200 || rendered.headers.has('Set-Cookie')) return undefined
    const headers = new Headers(extraHeaders)
    for (const [name, value] of rendered.headers) headers.set(name, value)
    headers.set('Cache-Control', 'no-cache')
    const content = await encodeAll(Buffer.from(await rendered.arrayBuffer()))
    return toCachedResponse(Object.fromEntries(headers), content)
  }

  return {
    /** @returns undefined for a path that is not cached; resolves to undefined for another status than 200, or a cookie */
    find(path: string): Entry | undefined {
      if (version() !== seen) clear()
      return entries.get(path) ?? (paths.has(path) ? add(path) : undefined)
    },
  }
}
