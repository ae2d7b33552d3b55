import { useContext, useEffect } from 'react'
import { DocumentContext } from '#app/ui/hydration/document-context'

/** Prefixes by document language: a screen reader reads the title first. */
const PREFIXES: Readonly<Record<string, string>> = { en: 'Error: ', hi: 'ग़लती: ' }

/** Edits the rendered document, because a `meta` function does not get action data. */
export function withErrorTitle(html: string): string {
  const tag = html.slice(html.indexOf('<html'), html.indexOf('<head'))
  const language = / lang="(\w+)"/.exec(tag)?.[1]
  return html.replace('<title>', `<title>${prefixIn(language)}`)
}

/** React renders the title without the prefix, so hydration would fail with it. */
export function withoutErrorTitle(title: string): string {
  const prefix = Object.values(PREFIXES).find((known) => title.startsWith(known)) ?? ''
  return title.slice(prefix.length)
}

export function useErrorTitle(isFailed: boolean): void {
  const { markError } = useContext(DocumentContext)
  if (isFailed) markError?.()
  useEffect(() => {
    const prefix = prefixIn(document.documentElement.lang)
    if (!isFailed || document.title.startsWith(prefix)) return
    const title = document.title
    document.title = prefix + title
    return () => {
      // The next page may have set its title already.
      if (document.title === prefix + title) document.title = title
    }
  }, [isFailed])
}

function prefixIn(language = 'en'): string {
  return PREFIXES[language] ?? 'Error: '
}
