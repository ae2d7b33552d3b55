import { Fragment, type ReactNode } from 'react'

export type Fact = readonly [term: string, description: ReactNode, className?: string]

/** @param version of the consent text, '' if the form showed none */
export const consentFact = (version: string): Fact => [
  'Consent',
  version === '' ? 'none shown (sent through the API)' : `given, text of ${version}`,
]

/** A description list, without the terms that have no description. */
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
