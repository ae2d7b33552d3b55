import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** How near the bottom of the page the link presses itself. */
const NEAR_PX = 100

/**
 * A "Load more" link that the page presses by itself near its end, where scripts run. Whose focus is on it goes on at the
 * first of what has come, and not after the last.
 * @param lastId of the element that stands last in the list
 */
export function useLoadMore(hasMore: boolean, lastId: string | undefined) {
  const link = useRef<HTMLAnchorElement>(null)
  const pressedAfter = useRef<string>()
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!hasMore || !isIdle) return
    const press = () => {
      const { scrollHeight } = document.documentElement
      if (window.innerHeight + window.scrollY >= scrollHeight - NEAR_PX) link.current?.click()
    }
    window.addEventListener('scroll', press, { passive: true })
    return () => window.removeEventListener('scroll', press)
  }, [hasMore, isIdle])

  useEffect(() => {
    const before = pressedAfter.current
    if (before === undefined || before === lastId) return
    pressedAfter.current = undefined
    const title = document.getElementById(before)?.nextElementSibling?.querySelector('h2')
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }, [lastId])

  const onClick = () => {
    pressedAfter.current = document.activeElement === link.current ? lastId : undefined
  }
  return { ref: link, onClick }
}
