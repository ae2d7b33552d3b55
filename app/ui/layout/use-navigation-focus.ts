import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const OUTCOME = '#main :is(.banner-ok, .banner-bad)'

/** Location state of a navigation that does not move the focus. */
export const KEEP_FOCUS = { keepsFocus: true }

/**
 * If a client-side navigation removed the focused element, focuses the outcome of an action, the element focused
 * before, or the heading.
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
    if (document.activeElement !== document.body) return
    const previous = last.current?.isConnected ? last.current : null
    const target = document.querySelector(OUTCOME) ?? previous ?? document.querySelector('#main h1')
    if (!(target instanceof HTMLElement)) return
    if (target !== previous) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [key, keepsFocus, type])
}
