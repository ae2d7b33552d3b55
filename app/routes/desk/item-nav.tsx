import { Link, useLocation } from '@remix-run/react'
import { Icon } from '#app/ui/icon'
import { deskParams } from './outcome-params'

interface ItemNavProps {
  list: { label: string; path: string }
  /** URL path before the id of an item. */
  path: string
  noun: 'enquiry' | 'application'
  neighbours: { previous: string | undefined; next: string | undefined }
}

/** Keys as in mail programs, where j is older and k is newer. */
export function ItemNav({ list, path, noun, neighbours }: ItemNavProps) {
  const search = deskParams(useLocation().search)
  const { previous, next } = neighbours
  return (
    <nav
      className="enquiry-nav sticky top-0 z-[6] -mt-3 flex gap-5 border-b border-line bg-(--paper) py-2"
      aria-label="List"
    >
      <Link className="link mr-auto" to={list.path + search} aria-keyshortcuts="u">
        <Icon name="arrow-left" size={18} /> <span>{list.label}</span>
      </Link>
      {previous && (
        <Link className="link" to={`${path}/${previous}${search}`} aria-keyshortcuts="p k">
          Previous<span className="sr-only">{` ${noun}`}</span>
        </Link>
      )}
      {next && (
        <Link className="link" to={`${path}/${next}${search}`} aria-keyshortcuts="n j">
          Next<span className="sr-only">{` ${noun}`}</span> <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
