import { useMatches, useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/** A call that reads the page's data anew, as soon as nothing else is on its way: it would be broken off. */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const matches = useMatches()
  const isAsked = useRef(false)
  const isWaiting = useRef(false)
  const refresh = useRef(revalidate)
  refresh.current = () => {
    if (isIdle && !isAsked.current) {
      isAsked.current = true
      revalidate()
    } else isWaiting.current = true
  }
  // The router's state comes late, as a transition: a reading is on its way until it or its data shows.
  useEffect(() => {
    void matches
    isAsked.current = false
    if (!isIdle || !isWaiting.current) return
    isWaiting.current = false
    refresh.current()
  }, [isIdle, matches])
  return useCallback(() => refresh.current(), [])
}
