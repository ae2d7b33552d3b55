import { Fragment, type ReactNode } from 'react'

export type Fact = readonly [term: string, description: ReactNode, className?: string]

/** A list of terms; one without a description is left out. */
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
