import { type FormEvent, useState } from 'react'

import type { Outcome, Refused, Sent } from './outcome'

interface SubmissionOptions {
  /** Checks and sends the fields; must not reject. @param onProgress gets the share that is uploaded, 0 to 1 */
  send: (form: FormData, onProgress: (share: number) => void) => Promise<Outcome>
  /** What the server refused of a form posted without scripts. */
  refused?: Refused
  /** Fields that keep their values after a success. */
  keeps?: readonly string[]
  onSent?: (outcome: Sent) => void
}

/**
 * Sends a public form and keeps its page. A failure leaves every field as it is; a success empties all but `keeps`.
 * The form gets `key` and `submit`, its fields get `values` as their defaults.
 */
export function useSubmission({ send, refused, keeps = [], onSent }: SubmissionOptions) {
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome | undefined>(refused)
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
    setValues(Object.fromEntries(keeps.map((name) => [name, String(fields.get(name) ?? '')])))
    setSuccesses((count) => count + 1)
    onSent?.(outcome)
  }

  return {
    /** Key of the form element: it is drawn anew, with `values`, after each success. */
    key: successes,
    submit,
    values,
    errors: outcome?.isSent === false ? outcome.fields : {},
    outcome,
    isSending,
    progress,
    clearOutcome: () => setOutcome(undefined),
  }
}
