import { type CachedResponse, toCachedResponse } from './cached-response'
import { compressSmall } from './compress'

type Entry = Promise<CachedResponse | undefined>

/**
 * Responses that are the same for every visitor. Each is rendered once, however many wait for it. Only the exact paths
 * given are cached, so that nothing a visitor sends can become part of what another one gets.
 */
export class PageCache {
  readonly #paths: ReadonlySet<string>
  readonly #render: (path: string) => Promise<Response>
  readonly #headers: Record<string, string>
  readonly #entries = new Map<string, Entry>()

  /** @param headers of every response; a header of the page itself replaces the one of the same name */
  constructor(
    paths: readonly string[],
    render: (path: string) => Promise<Response>,
    headers: Record<string, string> = {},
  ) {
    this.#paths = new Set(paths)
    this.#render = render
    this.#headers = headers
  }

  /** @returns undefined for a path that is not cached; resolves to undefined where the render was no plain success */
  find(path: string): Entry | undefined {
    return this.#entries.get(path) ?? (this.#paths.has(path) ? this.#add(path) : undefined)
  }

  /** Renders every page, one after the other: compressing them side by side would take ten times the memory. */
  async warm(): Promise<void> {
    for (const path of this.#paths) await this.find(path)
  }

  /** A render that began before still answers those who wait for it, and is not stored. */
  clear(): void {
    this.#entries.clear()
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
    const answer = await this.#render(path)
    if (answer.status !== 200 || answer.headers.has('Set-Cookie')) return undefined
    const headers = new Headers(this.#headers)
    for (const [name, value] of answer.headers) headers.set(name, value)
    headers.set('Cache-Control', 'no-cache')
    const content = await compressSmall(Buffer.from(await answer.arrayBuffer()))
    return toCachedResponse(Object.fromEntries(headers), content)
  }
}
