import { Link } from '@remix-run/react'

import { deskParams } from '#app/routes/desk/outcome-params'
import { Icon } from '#app/ui/icon'

interface ListHeadProps {
  showing: string
  isSpam: boolean
  spam: number
  isCards: boolean
  isFiltered: boolean
  params: URLSearchParams
}

const NO_FILTER = { q: '', status: '', sort: '', assignee: '', type: '', show: '', page: '' }

export function ListHead(props: ListHeadProps) {
  const { showing, isSpam, spam, isCards, isFiltered, params } = props
  // Pages of cards and of rows differ in size.
  const view = (name: string) => `/admin${deskParams(params, { view: name, page: '' })}`
  return (
    <div className="list-head">
      <p className="hint num" role="status">
        {showing}
      </p>
      {showing && isFiltered && (
        <Link className="text-link" to={`/admin${deskParams(params, NO_FILTER)}`}>
          Clear filters
        </Link>
      )}
      {isSpam ? (
        <Link className="text-link" to="/admin">
          Back to all enquiries
        </Link>
      ) : (
        spam > 0 && (
          <Link className="text-link num" to="/admin?folder=spam">
            {`${spam.toLocaleString('en-IN')} in spam`}
          </Link>
        )
      )}
      {showing && (
        <nav className="toggle" aria-label="View">
          <Link to={view('')} aria-current={isCards ? undefined : 'page'}>
            <Icon name="table-2" size={18} /> <span className="max-sm:sr-only">List</span>
          </Link>
          <Link to={view('cards')} aria-current={isCards ? 'page' : undefined}>
            <Icon name="layout-grid" size={18} /> <span className="max-sm:sr-only">Cards</span>
          </Link>
        </nav>
      )}
    </div>
  )
}
