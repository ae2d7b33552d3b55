import { useBeforeUnload, useBlocker } from '@remix-run/react'
import { useCallback } from 'react'

export const UNSAVED = 'What you changed is not saved. Leave this page?'

/** Asks before a link, the back button or a closed tab discards what the page holds. @param isUnsaved must be memoized */
export function useLeaveQuestion(isUnsaved: () => boolean, question: string): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved()) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      !window.confirm(question),
  )
}
