import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

// Remix waits for the end of no answer, so of one that the next click broke off nobody would take note.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

keepSheetsOfDocument()
await dataOfDocument()
keepTyped()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
      <Awake />
    </StrictMode>,
  )
})

/**
 * Remix fetches a sheet of the next page ahead unless the document links it. Those that came in the document (see
 * http/inline-styles) count as linked from here on; none of them is loaded, for a disabled link loads nothing.
 */
function keepSheetsOfDocument(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="inlined"]')) {
    link.setAttribute('disabled', '')
    link.rel = 'stylesheet'
  }
}

/**
 * Waits for the data that the document brought. RemixBrowser throws the promise of it before its first hook; inside
 * React that would suspend the root, and a root that a click or a key reaches while it is suspended gives up (its
 * error 345). Scripts begin at just such a moment.
 */
async function dataOfDocument(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

/** React writes what the server wrote into every textarea again as it takes over, also where more was typed since. */
function keepTyped(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  for (const area of document.querySelectorAll('textarea')) {
    Object.defineProperty(area, 'value', { ...own, set: () => {} })
    addEventListener('awake', () => Reflect.deleteProperty(area, 'value'), { once: true })
  }
}

/** Tells the loader that holds a first click, and tests, that the page answers to its scripts. */
function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = 'true'
    dispatchEvent(new Event('awake'))
  }, [])
  return null
}
