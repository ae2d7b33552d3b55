type Connection = 'same' | 'updated' | 'lost'

const TIMEOUT_MS = 10_000

let last: Connection = 'same'

/** Checks if the site responds and still has the code of this page. @param data a URL that must respond too */
export async function checkConnection(data?: string): Promise<Connection> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const requests = [fetch(manifestUrl(), { method: 'HEAD', cache: 'no-store', signal })]
  if (data) requests.push(fetch(data, { signal }))
  const responses = await Promise.all(requests).catch(() => [])
  if (responses.length === 0 || responses.some(({ status }) => status >= 500)) last = 'lost'
  else last = responses.every(({ ok }) => ok) ? 'same' : 'updated'
  return last
}

/** URL of the manifest, whose name changes with every update of the code. */
function manifestUrl(): string {
  const loaded = performance.getEntriesByType('resource')
  return loaded.find(({ name }) => name.includes('/assets/manifest-'))?.name ?? '/favicon.svg'
}

/** URL from which Remix loads the data of a page; undefined for other sites. */
export function dataUrl(page: string): string | undefined {
  const { origin, pathname, search } = new URL(page, location.href)
  if (origin !== location.origin) return undefined
  return `${pathname === '/' ? '/_root' : pathname}.data${search}`
}

let typedPath: string | undefined

/** Whether a navigation may fail or lose typed text. */
export function isRisky(from = location.pathname): boolean {
  return !navigator.onLine || last !== 'same' || typedPath === from
}

/** Notes typing in POST forms only: a search is easy to repeat. @returns a function that stops watching */
export function watchTyping(): () => void {
  const noteTyping = ({ target }: { target: EventTarget | null }) => {
    const form = target instanceof Element && target.closest('form')
    if (form && form.method === 'post') typedPath = location.pathname
  }
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  for (const target of fields) if (target.value !== target.defaultValue) noteTyping({ target })
  addEventListener('input', noteTyping)
  return () => removeEventListener('input', noteTyping)
}
