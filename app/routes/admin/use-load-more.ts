import { useNavigation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/** How near the bottom of the page the link presses itself. */
const NEAR_PX = 100

/** A "Load more" link that the page presses by itself near its end, where scripts run. */
export function useLoadMore(hasMore: boolean): RefObject<HTMLAnchorElement> {
  const link = useRef<HTMLAnchorElement>(null)
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
  return link
}
