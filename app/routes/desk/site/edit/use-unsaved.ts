import { useBeforeUnload, useBlocker } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'

const QUESTION = 'What you changed is not saved. Leave this page?'

/** Asks before a page with unsaved changes is left. @param saved changes with each save */
export function useUnsaved(saved: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const isChanged = useRef(false)
  useEffect(() => {
    void saved
    const { current } = form
    const remember = () => {
      isChanged.current = true
    }
    isChanged.current = false
    current?.addEventListener('input', remember)
    return () => current?.removeEventListener('input', remember)
  }, [saved])
  useBeforeUnload(
    useCallback((event) => {
      if (isChanged.current) event.preventDefault()
    }, []),
  )
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm(QUESTION),
  )
  return form
}
