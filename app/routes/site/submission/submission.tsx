import { type FormEvent, useState } from 'react'
import { Banner, ErrorSummary } from '#app/ui/form/form-messages'

export interface Failure {
  banner: string
  fields: Record<string, string[]>
}

export type SentFacts = readonly (readonly [term: string, value: string])[]

interface Sent {
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

interface SubmissionOptions {
  /** Must not reject. @param onProgress gets the uploaded share, 0 to 1 */
  send: (form: FormData, onProgress: (share: number) => void) => Promise<Outcome>
  /** The failure of a form submitted without scripts. */
  refused?: Refused
  preserves?: readonly string[]
  onSent?: (outcome: Sent) => void
}

/** A failure keeps every field; a success clears all but `preserves`. */
export function useSubmission({ send, refused, preserves = [], onSent }: SubmissionOptions) {
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    refused && { isSent: false, ...refused },
  )
  const [values, setValues] = useState(refused?.values ?? {})
  const [successes, setSuccesses] = useState(0)
  const isSending = progress !== undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = new FormData(event.currentTarget)
    setOutcome(undefined)
    setProgress(0)
    const outcome = await send(fields, setProgress)
    setProgress(undefined)
    setOutcome(outcome)
    if (!outcome.isSent) return
    setValues(Object.fromEntries(preserves.map((name) => [name, String(fields.get(name) ?? '')])))
    setSuccesses((count) => count + 1)
    onSent?.(outcome)
  }

  return {
    /** Remounts the form with `values` after a success. */
    key: successes,
    form: { onSubmit: submit, 'aria-busy': isSending, noValidate: true },
    values,
    errors: outcome?.isSent === false ? outcome.fields : {},
    outcome,
    isSending,
    progress,
    clearOutcome: () => setOutcome(undefined),
  }
}
