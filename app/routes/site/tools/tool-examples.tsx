import { Link } from '@remix-run/react'
import type { Language } from '#app/content/language'

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
