import { Banner, ErrorSummary } from '#app/ui/form/form-messages'

export interface Failure {
  banner: string
  fields: Record<string, string[]>
}

export interface Sent {
  isSent: true
  message: string
  reference?: string
}

export type Outcome = Sent | ({ isSent: false } & Failure)

/** The failure of a form posted without scripts. */
export type Refused = Failure & { values: Record<string, string> }

interface SubmissionOutcomeProps {
  formId: string
  outcome: Outcome | undefined
}

export function SubmissionOutcome({ formId, outcome }: SubmissionOutcomeProps) {
  if (!outcome) return null
  if (outcome.isSent)
    return (
      <>
        <Banner tone="ok" takesFocus>
          {outcome.message}
        </Banner>
        {outcome.reference && <ReferenceLine className="mb-6" reference={outcome.reference} />}
      </>
    )
  const { banner, fields } = outcome
  if (Object.keys(fields).length > 0)
    return <ErrorSummary formId={formId} banner={banner} fields={fields} attempt={outcome} />
  return (
    <Banner tone="bad" takesFocus>
      {banner}
    </Banner>
  )
}

interface ReferenceLineProps {
  reference: string
  className?: string
}

export function ReferenceLine({ reference, className }: ReferenceLineProps) {
  return (
    <p className={className}>
      Your reference is <strong className="text-ink whitespace-nowrap">{reference}</strong>. Quote
      it when you write or call.
    </p>
  )
}
