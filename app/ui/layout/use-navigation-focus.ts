import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const OUTCOME = '#main :is(.banner-ok, .banner-bad)'

export const KEEP_FOCUS = { keepsFocus: true }

/**
 * If a client-side navigation removed the focused element, hid it or scrolled away from it, focuses the outcome of an
 * action, the heading at the URL's fragment, the element focused before, or the heading of the page.
 */
export function useNavigationFocus(): void {
  const { key, state } = useLocation()
  const keepsFocus = state?.keepsFocus === true
  const type = useNavigationType()
  const last = useRef<Element>()
  const shown = useRef<string>()

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      if (event.target instanceof Element) last.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const isShown = shown.current === key
    shown.current = key
    // POP is a document load or a history navigation, where the browser restores the scroll position.
    if (isShown || keepsFocus || type === 'POP') return
    const active = document.activeElement
    if (active !== document.body && isInView(active)) return
    const part = document.getElementById(location.hash.slice(1))
    const target =
      document.querySelector(OUTCOME) ??
      [part?.querySelector('h1, h2, h3'), part, last.current].find(isInView) ??
      document.querySelector('#main h1')
    if (!(target instanceof HTMLElement)) return
    if (target !== last.current) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [key, keepsFocus, type])
}

function isInView(element: Element | null | undefined): boolean {
  // Safari has it since 17.4.
  if (!element || element.checkVisibility?.() === false) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
