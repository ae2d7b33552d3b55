import { Link, useLocation } from '@remix-run/react'
import { deskParams } from '#app/routes/desk/outcome-params'

/** On the page of an enquiry or application: to the form that corrects its details. */
export function DetailsLink({ children }: { children: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link className="text-link" to={`${pathname}/details${deskParams(search)}`}>
      {children}
    </Link>
  )
}

export function DetailsHeading() {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h2>Details</h2>
      <DetailsLink>Correct the details</DetailsLink>
    </div>
  )
}
