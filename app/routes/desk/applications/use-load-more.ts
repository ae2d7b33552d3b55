import { useNavigate, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

import { KEEP_FOCUS } from '#app/ui/layout/use-navigation-focus'

const NEAR_PX = 100

/** More than `scroll`, because a page that fits the window fires no scroll event. */
const EVENTS = ['scroll', 'wheel', 'touchmove']

/**
 * Props of a "Load more" link. Scrolling near the end of the page follows the link, unless the link has the focus: a
 * click then moves the focus to the first new element.
 * @param more URL of the longer list; undefined at the end of the list
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
      // Focusing the link scrolls to it; a keyboard user then presses Enter.
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
