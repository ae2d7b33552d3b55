import { Link, useLocation } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'

export type Fact = readonly [term: string, description: ReactNode, className?: string]

export const consentFact = (version: string): Fact => [
  'Consent',
  version === '' ? 'none shown (sent through the API)' : `given, text of ${version}`,
]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ([term, description, className]) =>
          (description || description === 0) && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd className={className}>{description}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

/** On the page of an enquiry or application: to the form that corrects its details. */
export function DetailsLink({ children }: { children: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link className="text-link text-sm" to={`${pathname}/details${deskParams(search)}`}>
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
