import { Link } from '@remix-run/react'

import { deskParams } from '#app/routes/desk/outcome-params'

interface EnquiryPagerProps {
  /** Value of `page` for the neighbours; undefined where there is none. */
  previous: string | undefined
  next: string | undefined
  params: URLSearchParams
}

export function EnquiryPager({ previous, next, params }: EnquiryPagerProps) {
  const to = (page: string) => `/admin${deskParams(params, { page })}`
  return (
    <nav className="pager" aria-label="Pages of enquiries">
      {previous !== undefined && (
        <Link className="btn btn-secondary" to={to(previous)} rel="prev">
          Previous
        </Link>
      )}
      {next !== undefined && (
        <Link className="btn btn-secondary" to={to(next)} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
