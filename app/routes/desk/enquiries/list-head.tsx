import { Link } from '@remix-run/react'
import { ViewToggle } from '#app/routes/desk/list/list-views'
import { deskParams } from '#app/routes/desk/outcome-params'

interface ListHeadProps {
  showing: string
  isSpam: boolean
  spam: number
  isFiltered: boolean
  params: URLSearchParams
}

const NO_FILTER = { q: '', status: '', sort: '', assignee: '', type: '', show: '', page: '' }

export function ListHead({ showing, isSpam, spam, isFiltered, params }: ListHeadProps) {
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
      {!isSpam && spam > 0 && (
        <Link className="text-link num" to="/admin?folder=spam">
          {`${spam.toLocaleString('en-IN')} in spam`}
        </Link>
      )}
    </div>
  )
}

interface EnquiryViewToggleProps {
  isCards: boolean
  params: URLSearchParams
}

/** Links to the first page, because the other view has another number of enquiries per page. */
export function EnquiryViewToggle({ isCards, params }: EnquiryViewToggleProps) {
  const to = (view: string) => `/admin${deskParams(params, { view, page: '' })}`
  return <ViewToggle isCards={isCards} to={to} />
}
