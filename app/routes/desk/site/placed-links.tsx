import { Link } from '@remix-run/react'
import { editUrl } from '#app/models/content/edit-url'
import type { PlacedLink } from '#app/models/content/links.server'

export function PlacedLinks({ links }: { links: readonly PlacedLink[] }) {
  return (
    <ul className="mt-2 grid gap-1">
      {links.map(({ document, title, page, field }) => (
        <li key={`${document} ${field} ${page}`}>
          <Link className="text-link" to={editUrl(document, field)}>
            {title}
          </Link>{' '}
          <span className="wrap-anywhere">{`links to ${page}`}</span>
        </li>
      ))}
    </ul>
  )
}

/** Visitors do not see buttons and entries with a broken link, but may see text around them. */
export function BrokenLinks({ links }: { links: readonly PlacedLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="office-box mb-5" aria-labelledby="broken-links">
      <h2 id="broken-links" className="text-h4">
        Links to pages or parts that are not there
      </h2>
      <PlacedLinks links={links} />
    </section>
  )
}
