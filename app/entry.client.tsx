import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withoutErrorTitle } from '#app/ui/error/error-title'
import { untilReady } from '#app/ui/hydration/before-hydration'
import { DocumentContext } from '#app/ui/hydration/document-context'
import { restoreServedDocument } from '#app/ui/hydration/served-document'

const DISCRETE_EVENTS =
  'pointerdown pointerup pointercancel touchcancel dragstart dragend drop textInput mousedown mouseup touchstart touchend click auxclick dblclick contextmenu keydown keypress keyup beforeinput input change compositionstart compositionend copy cut paste reset submit'.split(
    ' ',
  )

// When a navigation aborts an earlier one, Remix leaves a rejected promise unhandled.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

let isHydrated = false
let putBackAdded: (() => void) | undefined
let endGuard: (() => void) | undefined

if (globalThis.servedDocument) {
  endGuard = guardHydration()
  untilReady().then(hydrate)
} else keepServedDocument()

/** Not in a transition, so that React hydrates before an extension can change the document. */
function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <DocumentContext.Provider value={{ script: '', prepare }}>
          <RemixBrowser />
        </DocumentContext.Provider>
      </Hydrated>
    </StrictMode>,
  )
}

function prepare() {
  if (putBackAdded) return
  putBackAdded = restoreServedDocument()
  document.title = withoutErrorTitle(document.title)
}

function Hydrated({ children }: { children: ReactNode }) {
  const mayRender = useSyncExternalStore(
    () => () => {},
    () => isHydrated,
    () => true,
  )
  if (!mayRender) throw keepServedDocument()
  useLayoutEffect(() => {
    isHydrated = true
    putBackAdded?.()
    endGuard?.()
  }, [])
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}

/** Ends a failed hydration: React would replace the served document. Every page works without scripts. */
function keepServedDocument(): Promise<never> {
  putBackAdded?.()
  document.documentElement.dataset.hydrated = 'false'
  return new Promise(() => {})
}

/**
 * Stops discrete events until hydration ends, because they break it while RemixBrowser suspends (React error 345).
 * Remembers text typed into a textarea, which hydration overwrites.
 */
function guardHydration(): () => void {
  const hydrated = new AbortController()
  const typed = new Map<HTMLTextAreaElement, { value: string; start: number; end: number }>()
  const remember = (field: unknown) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    const { value, selectionStart: start, selectionEnd: end } = field
    typed.set(field, { value, start, end })
  }
  document.querySelectorAll('textarea').forEach(remember)

  const options = { capture: true, signal: hydrated.signal }
  for (const name of DISCRETE_EVENTS)
    addEventListener(name, (event) => event.stopPropagation(), options)
  addEventListener('input', ({ target }) => remember(target), options)

  return () => {
    hydrated.abort()
    for (const [field, { value, start, end }] of typed) {
      if (field.value === value) continue
      field.value = value
      if (field === document.activeElement) field.setSelectionRange(start, end)
    }
  }
}
