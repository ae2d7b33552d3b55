import { useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/** A call that reads the page's data anew, as soon as nothing else is on its way: it would be broken off. */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const isWaiting = useRef(false)
  const refresh = useRef(revalidate)
  refresh.current = () => {
    if (isIdle) revalidate()
    else isWaiting.current = true
  }
  useEffect(() => {
    if (!isIdle || !isWaiting.current) return
    isWaiting.current = false
    revalidate()
  }, [isIdle, revalidate])
  return useCallback(() => refresh.current(), [])
}
