import { Link, useSearchParams } from '@remix-run/react'

import { LANGUAGE_NAMES, type Language } from '#app/content/language'
import { HindiWord } from '#app/ui/hindi-word'

/** Leads to the other language with what a form has put into the address; with scripts all that is typed stays. */
export function LanguageLink({ language }: { language: Language }) {
  const [query] = useSearchParams()
  const other = language === 'en' ? 'hi' : 'en'
  return (
    <Link
      className="btn btn-secondary btn-small"
      to={{ search: searchIn(other, query) }}
      lang={other}
      hrefLang={other}
      aria-label={other === 'hi' ? LANGUAGE_NAMES.hi : undefined}
      preventScrollReset
    >
      {other === 'hi' ? <HindiWord /> : LANGUAGE_NAMES[other]}
    </Link>
  )
}

function searchIn(language: Language, query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  if (language === 'en') asked.delete('lang')
  else asked.set('lang', language)
  return asked.toString()
}

/** Keeps the language of a GET form. */
export function LanguageInput({ language }: { language: Language }) {
  return language === 'en' ? null : <input type="hidden" name="lang" value={language} />
}
