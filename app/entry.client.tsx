import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardHydration } from '#app/ui/hydration/guard'
import { withoutErrorTitle } from './ui/error/error-title'

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
