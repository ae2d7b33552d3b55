import { useEffect } from 'react'

/** A screen reader reads the title first, so it says that the page reports a failure. */
const ERROR_TITLE = 'Error: '

/** For a rendered document: a `meta` function does not get action data. */
export function withErrorTitle(html: string): string {
  return html.replace('<title>', `<title>${ERROR_TITLE}`)
}

/** Hydration compares the title with the one that React renders. */
export function withoutErrorTitle(title: string): string {
  return title.startsWith(ERROR_TITLE) ? title.slice(ERROR_TITLE.length) : title
}

export function useErrorTitle(isFailed: boolean): void {
  useEffect(() => {
    if (!isFailed || document.title.startsWith(ERROR_TITLE)) return
    const title = document.title
    document.title = ERROR_TITLE + title
    return () => {
      // The next page may have set its own title already.
      if (document.title === ERROR_TITLE + title) document.title = title
    }
  }, [isFailed])
}
