import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withoutErrorTitle } from '#app/ui/error/error-title'
import { untilReady } from '#app/ui/hydration/before-hydration'
import { DocumentContext } from '#app/ui/hydration/document-context'
import { restoreServedDocument } from '#app/ui/hydration/served-document'

/** Events that React handles synchronously. */
const DISCRETE =
  'pointerdown pointerup pointercancel touchcancel dragstart dragend drop textInput mousedown mouseup touchstart touchend click auxclick dblclick contextmenu keydown keypress keyup beforeinput input change compositionstart compositionend copy cut paste reset submit'.split(
    ' ',
  )

// Remix rejects a promise that nobody handles when a navigation aborts the one before it.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

let isHydrated = false
let putBack: (() => void) | undefined
let endGuard: (() => void) | undefined

if (globalThis.servedDocument) {
  endGuard = guardHydration()
  untilReady().then(hydrate)
} else leaveAsServed()

/** No transition: once RemixBrowser has its data, React reads the document before anybody else can change it. */
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
  if (putBack) return
  putBack = restoreServedDocument()
  document.title = withoutErrorTitle(document.title)
}

function Hydrated({ children }: { children: ReactNode }) {
  const mayRender = useSyncExternalStore(
    () => () => {},
    () => isHydrated,
    () => true,
  )
  if (!mayRender) throw leaveAsServed()
  useLayoutEffect(() => {
    isHydrated = true
    putBack?.()
    endGuard?.()
  }, [])
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}

/** React would draw a document anew that it cannot hydrate. Every page works without scripts. */
function leaveAsServed(): Promise<never> {
  putBack?.()
  document.documentElement.dataset.hydrated = 'false'
  return new Promise(() => {})
}

/**
 * RemixBrowser suspends while it decodes its data, and a discrete event that reaches React meanwhile breaks hydration
 * (React error 345). Hydration also overwrites text typed into a textarea.
 * @returns ends the guard and restores typed text
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
  for (const name of DISCRETE) addEventListener(name, (event) => event.stopPropagation(), options)
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
