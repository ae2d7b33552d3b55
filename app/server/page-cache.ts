import { type CachedResponse, toCachedResponse } from './cached-response'
import { encodeAll } from './compress'

type Entry = Promise<CachedResponse | undefined>

/** Renders each response once, and only for the listed paths: no visitor gets a page made from the request of another. */
export class PageCache {
  #paths: ReadonlySet<string>
  #seen: unknown
  readonly #entries = new Map<string, Entry>()

  constructor(
    private readonly listPaths: () => readonly string[],
    private readonly render: (path: string) => Promise<Response>,
    private readonly headers: Record<string, string> = {},
    /** A change of this value drops every response. */
    private readonly version: () => unknown = () => undefined,
  ) {
    this.#paths = new Set(listPaths())
    this.#seen = version()
  }

  /** @returns undefined for a path that is not cached; resolves to undefined for another status than 200, or a cookie */
  find(path: string): Entry | undefined {
    if (this.version() !== this.#seen) this.#clear()
    return this.#entries.get(path) ?? (this.#paths.has(path) ? this.#add(path) : undefined)
  }

  #clear(): void {
    this.#entries.clear()
    this.#paths = new Set(this.listPaths())
    this.#seen = this.version()
  }

  #add(path: string): Entry {
    const entry = this.#make(path)
    const forget = () => {
      if (this.#entries.get(path) === entry) this.#entries.delete(path)
    }
    this.#entries.set(path, entry)
    entry.then((cached) => cached ?? forget(), forget)
    return entry
  }

  async #make(path: string): Entry {
    const rendered = await this.render(path)
    if (rendered.status !== 200 || rendered.headers.has('Set-Cookie')) return undefined
    const headers = new Headers(this.headers)
    for (const [name, value] of rendered.headers) headers.set(name, value)
    headers.set('Cache-Control', 'no-cache')
    const content = await encodeAll(Buffer.from(await rendered.arrayBuffer()))
    return toCachedResponse(Object.fromEntries(headers), content)
  }
}
