import { useBlocker } from '@remix-run/react'

export const UNSAVED = 'What you changed is not saved. Leave this page?'

/** Asks before a link or the back button leaves the page. `beforeunload` would also ask before a download. */
export function useLeaveQuestion(isUnsaved: () => boolean, question: string): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      !window.confirm(question),
  )
}
