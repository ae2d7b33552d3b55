import { type Kept, keep } from './kept'
import { packSmall, packSoon } from './pack'

export interface Documents {
  /** What is kept for an address by now. */
  ready(url: string): Kept | undefined
  /** The kept answer of an address, rendered if it is not there yet; undefined for one that is not kept. */
  find(url: string): Promise<Kept | undefined> | undefined
  /** Renders everything before anybody asks, and packs it as small as it gets. */
  fill(): Promise<void>
  /** Forgets everything, because the pages say something else from now on. */
  drop(): void
}

interface Rendered {
  kept: Kept
  /** The same, packed better; takes its time. */
  packed(): Promise<Kept>
}

/**
 * Keeps whole public answers, which are the same for every visitor: each is rendered once, however many wait for it.
 * Only exact addresses of the list are kept, so that nothing a visitor sends can become part of what another one gets.
 * @param urls of what may be kept
 * @param headers of every answer; what the page itself says wins
 */
export function keepDocuments(
  urls: readonly string[],
  render: (url: string) => Promise<Response>,
  headers: Record<string, string> = {},
): Documents {
  const known = new Set(urls)
  const begun = new Map<string, Promise<Rendered | undefined>>()
  const kept = new Map<string, Kept>()
  let fills = 0

  async function make(url: string): Promise<Rendered | undefined> {
    const answer = await render(url)
    if (answer.status !== 200 || answer.headers.has('Set-Cookie')) return undefined
    const all = { ...headers, ...Object.fromEntries(answer.headers), 'Cache-Control': 'no-cache' }
    const bytes = Buffer.from(await answer.arrayBuffer())
    return {
      kept: keep(all, await packSoon(bytes)),
      packed: async () => keep(all, await packSmall(bytes)),
    }
  }

  function begin(url: string): Promise<Rendered | undefined> {
    const there = begun.get(url)
    if (there) return there
    const made = make(url)
    begun.set(url, made)
    const settle = (rendered?: Rendered) => {
      // Begun before a drop: it answers those who wait for it, and is kept no longer.
      if (begun.get(url) !== made) return
      if (rendered) kept.set(url, rendered.kept)
      // What could not be kept is tried again at the next visit.
      else begun.delete(url)
    }
    made.then(settle, () => settle())
    return made
  }

  return {
    ready: (url) => kept.get(url),
    find: (url) => (known.has(url) ? begin(url).then((rendered) => rendered?.kept) : undefined),
    async fill() {
      const fill = ++fills
      for (const url of urls) {
        const made = begin(url)
        const packed = await (await made)?.packed()
        if (fill !== fills) return
        if (packed && begun.get(url) === made) kept.set(url, packed)
      }
    },
    drop() {
      fills++
      begun.clear()
      kept.clear()
    },
  }
}
