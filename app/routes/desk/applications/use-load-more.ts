import { useNavigate, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

import { KEEP_FOCUS } from '#app/ui/layout/use-navigation-focus'

const NEAR_PX = 100

/** A list that fits the window sends no `scroll`. */
const EVENTS = ['scroll', 'wheel', 'touchmove']

/**
 * Props of a "Load more" link that is followed by itself near the end of the page, unless it has the focus: then the
 * first new element gets it once the link is pressed.
 * @param more where the link leads; undefined at the end of the list
 * @param lastId of the element that stands last in the list
 */
export function useLoadMore(more: string | undefined, lastId: string | undefined) {
  const link = useRef<HTMLAnchorElement>(null)
  const clickedAfter = useRef<string>()
  const isIdle = useNavigation().state === 'idle'
  const navigate = useNavigate()

  const onClick = useCallback(() => {
    clickedAfter.current = document.activeElement === link.current ? lastId : undefined
  }, [lastId])

  useEffect(() => {
    if (more === undefined || !isIdle) return
    const loadMore = () => {
      // The page scrolls to a link that gets the focus; whoever is on it presses it.
      if (document.activeElement === link.current) return
      const { scrollHeight } = document.documentElement
      if (window.innerHeight + window.scrollY < scrollHeight - NEAR_PX) return
      navigate(more, { preventScrollReset: true, replace: true, state: KEEP_FOCUS })
    }
    for (const event of EVENTS) window.addEventListener(event, loadMore, { passive: true })
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, loadMore)
    }
  }, [more, isIdle, navigate])

  useEffect(() => {
    const before = clickedAfter.current
    if (before === undefined || before === lastId) return
    clickedAfter.current = undefined
    const next = document.getElementById(before)?.nextElementSibling
    next?.querySelector<HTMLElement>('[data-row]')?.focus()
  }, [lastId])

  return { ref: link, onClick }
}
