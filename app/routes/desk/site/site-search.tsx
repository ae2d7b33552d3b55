import { Form, Link } from '@remix-run/react'
import { editUrl } from '#app/models/content/edit-url'
import type { Hit } from '#app/models/content/search.server'
import { EmptyList } from '#app/routes/desk/list/list-parts'
import { Icon } from '#app/ui/icon'

interface SiteSearchProps {
  search: string
}

export function SiteSearch({ search }: SiteSearchProps) {
  return (
    <Form method="get" role="search" className="mb-7 max-w-2xl">
      <label htmlFor="find" className="mb-1.5 block font-semibold">
        Find what to change
      </label>
      <div className="flex gap-3">
        <input
          id="find"
          className="inp min-w-0 flex-1"
          type="search"
          name="q"
          key={search}
          defaultValue={search}
          maxLength={100}
          placeholder="Opening hours, a price, a headline"
        />
        <button className="btn btn-secondary" type="submit">
          <Icon name="search" size={18} /> Find
        </button>
      </div>
    </Form>
  )
}

export function FoundFields({ search, hits }: SiteSearchProps & { hits: readonly Hit[] }) {
  if (hits.length === 0) {
    return (
      <EmptyList
        title={`Nothing says “${search}”`}
        text="Try fewer words, as they stand on the page."
        link={{ to: '/admin/site', label: 'Show all documents' }}
      />
    )
  }
  return (
    <ul className="table-box mb-7 divide-y divide-line px-5" aria-label="Found">
      {hits.map(({ document, title, field, where, text }) => (
        <li key={`${document} ${field}`} className="py-3">
          <Link
            className="inline-block py-0.5 font-semibold"
            to={editUrl(document, field)}
            data-row
          >
            {where || title}
          </Link>
          {where && <span className="ml-3 text-sm text-ink-2">{title}</span>}
          {text && <p className="hint line-clamp-2 wrap-anywhere">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
