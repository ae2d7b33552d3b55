import { useEffect } from 'react'

/** Prefix of the title while a page reports a failure, because a screen reader says the title first. */
const ERROR_TITLE = 'Error: '

/** Adds the prefix to a rendered document: a `meta` function does not get the data of an action. */
export function withErrorTitle(html: string): string {
  return html.replace('<title>', `<title>${ERROR_TITLE}`)
}

/** The title that React renders, which hydration compares with that of the document. */
export function withoutErrorTitle(title: string): string {
  return title.startsWith(ERROR_TITLE) ? title.slice(ERROR_TITLE.length) : title
}

/** Prefixes the title for as long as the failure is shown. */
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
