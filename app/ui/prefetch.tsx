import { PrefetchPageLinks } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { askSite } from './error/connection'

const SIGNS = ['mouseover', 'focusin', 'touchstart']
const DELAY_MS = 100

/** Loads a page at the first sign of who goes there. By `prefetch` Remix reloads this page where that fails. */
export function Prefetch() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let timer: number | undefined
    const prepare = ({ target }: Event) => {
      clearTimeout(timer)
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-discover]:not([data-opens])')
      const next = link ? link.pathname + link.search : undefined
      timer = window.setTimeout(async () => {
        setPage(next && (await askSite()) === 'same' ? next : undefined)
      }, DELAY_MS)
    }
    for (const sign of SIGNS) addEventListener(sign, prepare, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, prepare)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}
