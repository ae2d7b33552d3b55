import { type RefObject, useEffect, useRef } from 'react'
import { isMotionReduced } from './in-view'

/** Animates each `[data-reveal]` group below the fold once, unless reduced motion is set. */
export function useReveal<T extends HTMLElement = HTMLElement>(): RefObject<T> {
  const root = useRef<T>(null)
  useEffect(() => {
    if (!root.current || isMotionReduced()) return
    const groups = [...root.current.querySelectorAll<HTMLElement>('[data-reveal]')]
    if (groups.length === 0) return
    let stop: (() => void) | undefined
    let isGone = false
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
    whenIdle(async () => {
      const code = await import('./reveal').catch(() => undefined)
      if (code && !isGone) stop = code.reveal(groups)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return root
}
