import { useEffect } from 'react'

/** What a title begins with where the page tells of a failure: it is what a screen reader says first. */
export const ERROR_TITLE = 'Error: '

/** Says in the title that something failed, for as long as the page shows it; no meta function knows of an action. */
export function useErrorTitle(isFailed: boolean): void {
  useEffect(() => {
    if (!isFailed || document.title.startsWith(ERROR_TITLE)) return
    const title = document.title
    document.title = ERROR_TITLE + title
    return () => {
      // The next page has named itself already.
      if (document.title === ERROR_TITLE + title) document.title = title
    }
  }, [isFailed])
}
