import { useEffect } from 'react'

/** A screen reader reads the title first, so it says that the page reports a failure. By the language of the document. */
const PREFIXES: Readonly<Record<string, string>> = { en: 'Error: ', hi: 'ग़लती: ' }

/** For a rendered document: a `meta` function does not get action data. */
export function withErrorTitle(html: string): string {
  const tag = html.slice(html.indexOf('<html'), html.indexOf('<head'))
  const language = / lang="(\w+)"/.exec(tag)?.[1]
  return html.replace('<title>', `<title>${prefixIn(language)}`)
}

/** Hydration compares the title with the one that React renders. */
export function withoutErrorTitle(title: string): string {
  const prefix = Object.values(PREFIXES).find((one) => title.startsWith(one)) ?? ''
  return title.slice(prefix.length)
}

export function useErrorTitle(isFailed: boolean): void {
  useEffect(() => {
    const prefix = prefixIn(document.documentElement.lang)
    if (!isFailed || document.title.startsWith(prefix)) return
    const title = document.title
    document.title = prefix + title
    return () => {
      // The next page may have set its own title already.
      if (document.title === prefix + title) document.title = title
    }
  }, [isFailed])
}

function prefixIn(language = 'en'): string {
  return PREFIXES[language] ?? 'Error: '
}
