import { type FormEvent, useState } from 'react'

import type { Outcome, Refused, Sent } from './outcome'

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
    submit,
    values,
    errors: outcome?.isSent === false ? outcome.fields : {},
    outcome,
    isSending,
    progress,
    clearOutcome: () => setOutcome(undefined),
  }
}
