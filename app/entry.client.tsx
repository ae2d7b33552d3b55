import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
      <Awake />
    </StrictMode>,
  )
})

/** Tells the loader that holds a first click, and tests, that the page answers to its scripts. */
function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = 'true'
    dispatchEvent(new Event('awake'))
  }, [])
  return null
}
