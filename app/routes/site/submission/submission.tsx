import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { consent } from '#app/content/consent'
import { FormContext, fieldId } from '#app/ui/form/field'
import { Banner, ErrorSummary } from '#app/ui/form/form-messages'
import { PageLink } from '#app/ui/link'

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
  outcome: Outcome | undefined
  inLines?: boolean
}

export function SubmissionOutcome({ outcome, inLines }: SubmissionOutcomeProps) {
  const { formId } = useContext(FormContext)
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
  formId: string
  /** Must not reject. @param onProgress gets the uploaded share, 0 to 1 */
  send: (form: FormData, onProgress: (share: number) => void) => Promise<Outcome>
  refused?: Refused
  preserves?: readonly string[]
  onSent?: (outcome: Sent) => void
}

/** A failure keeps every field; a success clears all but `preserves`. */
export function useSubmission(options: SubmissionOptions) {
  const { formId, send, refused, preserves = [], onSent } = options
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
    state: { formId, values, errors: outcome?.isSent === false ? outcome.fields : {} },
    outcome,
    isSending,
    progress,
    clearOutcome: () => setOutcome(undefined),
  }
}

/** Part of every public form: consent text and version, time to fill in the form, and a honeypot. */
export function SubmissionFields() {
  const trapId = fieldId(useContext(FormContext).formId, 'website')
  const elapsed = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = elapsed.current
    const opened = performance.now()
    const recordTime = () => {
      if (input) input.value = String(Math.round(performance.now() - opened))
    }
    const form = input?.form
    form?.addEventListener('submit', recordTime, { capture: true })
    return () => form?.removeEventListener('submit', recordTime, { capture: true })
  }, [])
  return (
    <>
      <input type="hidden" name="consentVersion" value={consent.version} />
      <input type="hidden" name="fillMs" ref={elapsed} defaultValue="" />
      <div className="trap" aria-hidden="true">
        <label htmlFor={trapId}>Leave this empty</label>
        <input id={trapId} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="hint mb-4">
        <span>{consent.text}</span>{' '}
        <PageLink className="text-link" to={consent.link.href}>
          {consent.link.label}
        </PageLink>
      </p>
    </>
  )
}
