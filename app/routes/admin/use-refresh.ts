import { useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/** A call that reads the page's data anew, as soon as nothing else is on its way: it would be broken off. */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const isWaiting = useRef(false)
  const refresh = useRef(revalidate)
  // Two calls may come before the next render tells that the first is on its way.
  let isFree = isIdle
  refresh.current = () => {
    if (isFree) revalidate()
    else isWaiting.current = true
    isFree = false
  }
  useEffect(() => {
    if (!isIdle || !isWaiting.current) return
    isWaiting.current = false
    refresh.current()
  }, [isIdle])
  return useCallback(() => refresh.current(), [])
}
