import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const NEWS = '#main :is(.banner-ok, .banner-bad)'

/** Location state of a navigation that leaves the focus alone. */
export const BY_ITSELF = { isByItself: true }

/**
 * After a client-side navigation that removed the focused element, focuses the outcome of an action, else the element
 * focused last, else the heading.
 */
export function useKeptFocus(): void {
  const { key, state } = useLocation()
  const isByItself = state?.isByItself === true
  const way = useNavigationType()
  const last = useRef<Element>()
  const shown = useRef<string>()

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const isShown = shown.current === key
    shown.current = key
    // POP is a document load or a step in history, where the browser restores the position.
    if (isShown || isByItself || way === 'POP') return
    if (document.activeElement !== document.body) return
    const pressed = last.current?.isConnected ? last.current : null
    const place = document.querySelector(NEWS) ?? pressed ?? document.querySelector('#main h1')
    if (!(place instanceof HTMLElement)) return
    if (place !== pressed) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [key, isByItself, way])
}
