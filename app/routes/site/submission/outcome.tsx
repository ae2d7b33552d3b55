import { Banner, ErrorSummary } from '#app/ui/form/form-messages'

/** Why a form was not taken. */
export interface Failure {
  /** All mistakes in one sentence. */
  banner: string
  /** Messages by field; empty where no field is to blame. */
  fields: Record<string, string[]>
}

export interface Sent {
  isSent: true
  message: string
  reference?: string
}

export type Outcome = Sent | ({ isSent: false } & Failure)

/** A failure of a form that the server answered with a whole page. */
export type Refused = { isSent: false; values: Record<string, string> } & Failure

interface SubmissionOutcomeProps {
  formId: string
  outcome: Outcome | undefined
}

/** What became of a form, above its fields. */
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

/** What to quote about something that was sent. */
export function ReferenceLine({ reference, className }: ReferenceLineProps) {
  return (
    <p className={className}>
      Its reference is <strong className="text-ink whitespace-nowrap">{reference}</strong>. Quote it
      when you write or call.
    </p>
  )
}
