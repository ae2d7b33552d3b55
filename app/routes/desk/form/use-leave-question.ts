import { useBeforeUnload, useBlocker } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

export const UNSAVED = 'What you changed is not saved. Leave this page?'

/** The browser asks before it knows that such a link leaves the page open. */
const STAYING_LINK = 'a[href^="mailto:"], a[href^="tel:"], a[data-download]'
const STAYING_MS = 1000

const LOGOUT = 'form[action="/logout"]'

/** Asks before a link, the back button, a reload, a logout or closing the tab leaves the page. */
export function useLeaveQuestion(isUnsaved: () => boolean, question: string): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      !window.confirm(question),
  )
  const last = useRef({ isUnsaved, stayedAt: Number.NEGATIVE_INFINITY })
  last.current.isUnsaved = isUnsaved
  useEffect(() => {
    function note({ target, timeStamp }: MouseEvent) {
      if (target instanceof Element && target.closest(STAYING_LINK))
        last.current.stayedAt = timeStamp
    }
    /** Before React sends the form. */
    function ask(event: SubmitEvent) {
      const isLogout = event.target instanceof Element && event.target.matches(LOGOUT)
      if (!isLogout || !last.current.isUnsaved() || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', note)
    document.addEventListener('submit', ask, true)
    return () => {
      document.removeEventListener('click', note)
      document.removeEventListener('submit', ask, true)
    }
  }, [question])
  useBeforeUnload(
    useCallback((event) => {
      const isStaying = event.timeStamp - last.current.stayedAt < STAYING_MS
      if (!isStaying && last.current.isUnsaved()) event.preventDefault()
    }, []),
  )
}
