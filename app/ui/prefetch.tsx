import { PrefetchPageLinks } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { checkConnection } from './error/connection'

const EVENTS = ['mouseover', 'focusin', 'touchstart']
const DELAY_MS = 100

/** Preloads the page of a hovered or focused link. Remix's own `prefetch` reloads this page on failure. */
export function Prefetch() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let timer: number | undefined
    let wanted: string | undefined
    const prepare = ({ target }: Event) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-discover]:not([data-opens])')
      const next = link ? link.pathname + link.search : undefined
      // The pointer crosses the children of one link.
      if (next === wanted) return
      wanted = next
      clearTimeout(timer)
      timer = window.setTimeout(async () => {
        setPage(next && (await checkConnection()) === 'same' ? next : undefined)
      }, DELAY_MS)
    }
    for (const event of EVENTS) addEventListener(event, prepare, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of EVENTS) removeEventListener(event, prepare)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}
