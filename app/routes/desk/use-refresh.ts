import { useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that revalidates the page once no navigation is pending, because it would be aborted. */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation().state
  const isIdle = navigation === 'idle' && state === 'idle'
  const latest = useRef({ isIdle, revalidate })
  const isWaiting = useRef(false)
  const refresh = useCallback(() => {
    isWaiting.current = !latest.current.isIdle
    if (latest.current.isIdle) latest.current.revalidate()
  }, [])
  useEffect(() => {
    latest.current = { isIdle, revalidate }
    if (isIdle && isWaiting.current) refresh()
  }, [isIdle, revalidate, refresh])
  return refresh
}
