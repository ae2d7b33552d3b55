import { useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'

import { STATUSES, type Status } from '#app/models/enquiry'
import { BackField } from './change-banner'
import { useRefresh } from './use-refresh'

interface StatusFormProps {
  id: string
  /** Whose enquiry it is, for those who cannot see which card the form stands in. */
  name: string
  status: Status
}

const SAVED = 'Saved'
const NOT_SAVED = 'Could not save. Please try again.'

/** Picks a status and saves it: by a posted form, and by the PUT call of the specification where scripts run. */
export function StatusForm({ id, name, status }: StatusFormProps) {
  const [params] = useSearchParams()
  const refresh = useRefresh()
  const [choice, setChoice] = useState<Status>(status)
  const [isSaving, setIsSaving] = useState(false)
  const [outcome, setOutcome] = useState<string>()
  const isPending = choice !== status

  useEffect(() => setChoice(status), [status])

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSaving(true)
    setOutcome(undefined)
    const isSaved = await putStatus(id, choice)
    setIsSaving(false)
    setOutcome(isSaved ? SAVED : NOT_SAVED)
    if (isSaved) refresh()
  }

  const shown = outcome ?? (params.get('saved') === id ? SAVED : undefined)
  const failed = outcome === NOT_SAVED || params.get('failed') === id
  return (
    <form
      className="status-form"
      method="post"
      action={`/admin/enquiries/${id}/status`}
      onSubmit={save}
      data-pending={isPending || undefined}
    >
      <BackField />
      <select
        className="inp sel"
        name="status"
        aria-label={`Status of ${name}`}
        value={choice}
        onChange={(event) => {
          const picked = STATUSES.find((known) => known === event.target.value)
          if (picked) setChoice(picked)
          setOutcome(undefined)
        }}
      >
        {STATUSES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
      <button className="btn btn-secondary btn-small" type="submit" disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
        <span className="sr-only"> the status of {name}</span>
      </button>
      <p role={failed ? 'alert' : 'status'} className={failed ? 'err' : 'status-saved'}>
        {failed ? NOT_SAVED : shown}
      </p>
    </form>
  )
}

async function putStatus(id: string, status: Status): Promise<boolean> {
  try {
    const response = await fetch(`/enquiry/update/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
    })
    return response.ok
  } catch {
    return false
  }
}
