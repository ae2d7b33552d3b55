import { useNavigate, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

import { KEEP_FOCUS } from '#app/ui/layout/use-navigation-focus'

/** Distance to the bottom of the page at which more is loaded. */
const NEAR_PX = 100

/**
 * Props of a "Load more" link that is followed by itself near the end of the page. If it had the focus, the first new
 * element gets it.
 * @param more where the link leads; undefined at the end of the list
 * @param lastId of the element that stands last in the list
 */
export function useLoadMore(more: string | undefined, lastId: string | undefined) {
  const link = useRef<HTMLAnchorElement>(null)
  const pressedAfter = useRef<string>()
  const isIdle = useNavigation().state === 'idle'
  const navigate = useNavigate()

  const onClick = useCallback(() => {
    pressedAfter.current = document.activeElement === link.current ? lastId : undefined
  }, [lastId])

  useEffect(() => {
    if (more === undefined || !isIdle) return
    const goOn = () => {
      const { scrollHeight } = document.documentElement
      if (window.innerHeight + window.scrollY < scrollHeight - NEAR_PX) return
      onClick()
      navigate(more, { preventScrollReset: true, replace: true, state: KEEP_FOCUS })
    }
    window.addEventListener('scroll', goOn, { passive: true })
    return () => window.removeEventListener('scroll', goOn)
  }, [more, isIdle, onClick, navigate])

  useEffect(() => {
    const before = pressedAfter.current
    if (before === undefined || before === lastId) return
    pressedAfter.current = undefined
    const title = document.getElementById(before)?.nextElementSibling?.querySelector('h2')
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }, [lastId])

  return { ref: link, onClick }
}
