import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** What a page says about the last press of a button. */
const NEWS = '#main :is(.banner-ok, .banner-bad)'

/** The state of a move that nobody pressed for: the focus stays where it is. */
export const BY_ITSELF = { isByItself: true }

/**
 * Gives the focus a place where a page that scripts brought took it away, so that keyboard and screen reader go on from
 * there: what the page says has happened, else what was pressed if that is still there, else the name of the page.
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
    // A document that has just loaded counts as POP, and so does one step back: there the browser keeps the place.
    if (isShown || isByItself || way === 'POP') return
    if (document.activeElement !== document.body) return
    const pressed = last.current?.isConnected ? last.current : null
    const place = document.querySelector(NEWS) ?? pressed ?? document.querySelector('#main h1')
    if (!(place instanceof HTMLElement)) return
    if (place !== pressed) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [key, isByItself, way])
}
