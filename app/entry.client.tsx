import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withoutErrorTitle } from '#app/ui/error/error-title'

/** Events that React handles synchronously. */
const DISCRETE =
  'pointerdown pointerup mousedown mouseup touchstart touchend click auxclick dblclick contextmenu keydown keypress keyup beforeinput input change compositionstart compositionend copy cut paste reset submit'.split(
    ' ',
  )

// Remix rejects a promise that nobody handles when a navigation aborts the one before it.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

document.title = withoutErrorTitle(document.title)
const endHydration = guardHydration()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <RemixBrowser />
      </Hydrated>
    </StrictMode>,
  )
})

function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(endHydration, [])
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
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
