import { Link, useSearchParams } from '@remix-run/react'

import { LANGUAGE_NAMES, type Language } from '#app/content/language'
import { HindiWord } from '#app/ui/hindi-word'

/** Links to the other language and keeps the form values in the URL; with scripts, all typed values stay. */
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
  const params = new URLSearchParams(query)
  if (language === 'en') params.delete('lang')
  else params.set('lang', language)
  return params.toString()
}

/** Keeps the language when a GET form is submitted. */
export function LanguageInput({ language }: { language: Language }) {
  return language === 'en' ? null : <input type="hidden" name="lang" value={language} />
}

interface ToolExamplesProps {
  label: string
  language: Language
  examples: readonly (readonly [name: string, query: Record<string, string>])[]
}

export function ToolExamples({ label, language, examples }: ToolExamplesProps) {
  return (
    <p className="hint">
      <span>{label}</span>{' '}
      {examples.map(([name, query], index) => (
        <span key={name}>
          {index > 0 && <span>, </span>}
          <Link
            className="text-link"
            to={`?${new URLSearchParams({ ...query, ...(language !== 'en' && { lang: language }) })}#result`}
            reloadDocument
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
