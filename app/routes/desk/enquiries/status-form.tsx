import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { STATUSES, type Status } from '#app/models/enquiry/enquiry'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useRefresh } from '#app/routes/desk/use-refresh'
import { Banner } from '#app/ui/form-messages'
import { BackField } from './change-banner'

interface StatusFormProps {
  id: string
  /** Whose enquiry it is, for those who cannot see which card the form stands in. */
  name: string
  status: Status
}

const WORDS = {
  saved: 'Saved',
  failed: 'Could not save. Please try again.',
  over: 'Not saved: your session is over.',
  gone: 'Not saved: the enquiry is not there any more.',
}
type Outcome = keyof typeof WORDS

const GONE = 'Saved. The enquiry is not on this page any more.'
const STAY = { replace: true, preventScrollReset: true }

/** Picks a status and saves it: by a posted form, and by the PUT call of the specification where scripts run. */
export function StatusForm({ id, name, status }: StatusFormProps) {
  const [params] = useSearchParams()
  const isInList = useLocation().pathname === '/admin'
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [choice, setChoice] = useState<Status>(status)
  const [isSaving, setIsSaving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const isPending = choice !== status

  // A colleague's change shows here too, unless another choice waits to be saved.
  const last = useRef(status)
  useEffect(() => {
    const before = last.current
    last.current = status
    if (choice === status || choice !== before) return
    setChoice(status)
    setOutcome(undefined)
  }, [choice, status])

  function show(outcome: 'saved' | 'gone') {
    const isGone = outcome === 'gone'
    const isLeaving = isGone || (params.get('status') && params.get('status') !== choice)
    // The card goes, and with it what it says: so the list says it.
    if (isLeaving && isInList)
      navigate(deskParams(params, isGone ? { chosen: 'lost' } : { saved: id }), STAY)
    else if (!isGone) refresh()
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    setOutcome(undefined)
    const outcome = await putStatus(id, choice)
    setIsSaving(false)
    setOutcome(outcome)
    if (outcome === 'saved' || outcome === 'gone') show(outcome)
  }

  const shown = outcome ?? outcomeIn(params, id)
  const isBad = shown !== undefined && shown !== 'saved'
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
      <button className="btn btn-secondary btn-small" type="submit" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
        <span className="sr-only"> the status of {name}</span>
      </button>
      <p role={isBad ? 'alert' : 'status'} className={isBad ? 'err' : 'status-saved'}>
        {shown && WORDS[shown]}
        {shown === 'over' && <LogInAgain />}
      </p>
    </form>
  )
}

/** What became of a save whose enquiry is not in the list any more. */
export function SavedElsewhere({ ids, params }: { ids: string[]; params: URLSearchParams }) {
  const id = params.get('failed') ?? params.get('saved')
  const outcome = id && !ids.includes(id) ? outcomeIn(params, id) : undefined
  if (!outcome) return null
  return outcome === 'saved' ? (
    <Banner tone="ok">{GONE}</Banner>
  ) : (
    <Banner tone="bad">{WORDS[outcome]}</Banner>
  )
}

function LogInAgain() {
  const { pathname, search } = useLocation()
  const login = `/login?to=${encodeURIComponent(pathname + deskParams(search))}`
  return (
    <a className="text-link" href={login}>
      Log in again
    </a>
  )
}

/** What the address says of the last save. */
function outcomeIn(params: URLSearchParams, id: string): Outcome | undefined {
  if (params.get('failed') === id) return 'failed'
  return params.get('saved') === id ? 'saved' : undefined
}

async function putStatus(id: string, status: Status): Promise<Outcome> {
  try {
    const response = await fetch(`/enquiry/update/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
    })
    if (response.status === 401) return 'over'
    if (response.status === 404) return 'gone'
    return response.ok ? 'saved' : 'failed'
  } catch {
    return 'failed'
  }
}
