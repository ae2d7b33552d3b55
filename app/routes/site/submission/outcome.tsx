import { Banner, ErrorSummary } from '#app/ui/form/form-messages'

export interface Failure {
  banner: string
  fields: Record<string, string[]>
}

export type SentFacts = readonly (readonly [term: string, value: string])[]

export interface Sent {
  isSent: true
  message: string
  reference?: string
  facts?: SentFacts
}

export type Outcome = Sent | ({ isSent: false } & Failure)

/** The failure of a form submitted without scripts, with its values. */
export type Refused = Failure & { values: Record<string, string> }

interface SubmissionOutcomeProps {
  formId: string
  outcome: Outcome | undefined
  inLines?: boolean
}

export function SubmissionOutcome({ formId, outcome, inLines }: SubmissionOutcomeProps) {
  if (!outcome || outcome.isSent) return null
  const { banner, fields } = outcome
  if (Object.keys(fields).length > 0)
    return (
      <ErrorSummary
        formId={formId}
        banner={banner}
        fields={fields}
        attempt={outcome}
        inLines={inLines}
      />
    )
  return (
    <Banner tone="bad" takesFocus>
      {banner}
    </Banner>
  )
}
