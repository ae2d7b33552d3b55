type Connection = 'same' | 'updated' | 'lost'

const ANSWER_MS = 10_000

let last: Connection = 'same'

/** Asks whether the site answers, and still has the code of this page. @param data must be answered as well */
export async function askSite(data?: string): Promise<Connection> {
  const signal = AbortSignal.timeout?.(ANSWER_MS) ?? null
  const asked = [fetch(codeList(), { method: 'HEAD', cache: 'no-store', signal })]
  if (data) asked.push(fetch(data, { signal }))
  const answers = await Promise.all(asked).catch(() => [])
  if (answers.length === 0 || answers.some(({ status }) => status >= 500)) last = 'lost'
  else last = answers.every(({ ok }) => ok) ? 'same' : 'updated'
  return last
}

/** Has another name after an update that changes the code of any page. */
function codeList(): string {
  const loaded = performance.getEntriesByType('resource')
  return loaded.find(({ name }) => name.includes('/assets/manifest-'))?.name ?? '/favicon.svg'
}

/** Where Remix asks for the data of a page of this site. */
export function dataOf(page: string): string | undefined {
  const { origin, pathname, search } = new URL(page, location.href)
  if (origin !== location.origin) return undefined
  return `${pathname === '/' ? '/_root' : pathname}.data${search}`
}

let typedOn: string | undefined

/** Whether a step from a page to another may lose what is typed, or lead nowhere. */
export function isRisky(from = location.pathname): boolean {
  return !navigator.onLine || last !== 'same' || typedOn === from
}

/** Of forms that are posted: a search can be typed again. @returns ends it */
export function watchTyping(): () => void {
  const remember = ({ target }: { target: EventTarget | null }) => {
    const form = target instanceof Element && target.closest('form')
    if (form && form.method === 'post') typedOn = location.pathname
  }
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  for (const target of fields) if (target.value !== target.defaultValue) remember({ target })
  addEventListener('input', remember)
  return () => removeEventListener('input', remember)
}
