import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { STATUSES, type Status } from '#app/models/enquiry/enquiry'
import { BackField } from '#app/routes/desk/form/back-field'
import { useSharedForm } from '#app/routes/desk/form/desk-form'
import { usePostData } from '#app/routes/desk/form/post-failure'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Options } from '#app/ui/form/field'
import { Banner } from '#app/ui/form/form-messages'

interface StatusFormProps {
  id: string
  name: string
  status: Status
}

const TEXTS = {
  saved: 'Saved',
  failed: 'Could not save. Please try again.',
  over: 'Not saved: your session has ended.',
  gone: 'Not saved: the enquiry no longer exists.',
}
type Outcome = keyof typeof TEXTS

const NOT_ON_PAGE = 'Saved. The enquiry is no longer on this page.'

export interface StatusSave {
  outcome: Outcome
  status: Status
}

export function StatusForm({ id, name, status }: StatusFormProps) {
  const { fetcher, isSaving, save, isOutdated, servedOutcome, ...form } = useStatusSave(id, status)
  const [choice, setChoice] = useState<Status>()

  useEffect(() => {
    if (save?.outcome === 'saved') setChoice(undefined)
  }, [save])

  const isOtherChoice = choice !== undefined && choice !== save?.status
  const lastShown = isOutdated || isOtherChoice ? undefined : save?.outcome
  const shown = save ? lastShown : servedOutcome
  return (
    <fetcher.Form
      className="status-form"
      {...form}
      data-pending={(choice !== undefined && choice !== status) || undefined}
    >
      <BackField />
      <select
        className="inp sel"
        name="status"
        aria-label={`Status of ${name}`}
        value={choice ?? status}
        onChange={({ target }) =>
          setChoice(STATUSES.find((known) => known === target.value && known !== status))
        }
      >
        <Options options={STATUSES} />
      </select>
      <button className="btn btn-secondary btn-small" type="submit" aria-disabled={isSaving}>
        <span>{isSaving ? 'Saving…' : 'Save'}</span>
        <span className="sr-only">{` the status of ${name}`}</span>
      </button>
      <SaveOutcome shown={shown} />
    </fetcher.Form>
  )
}

export function StatusButtons({ id, name, status }: StatusFormProps) {
  const { fetcher, isSaving, save, isOutdated, servedOutcome, ...form } = useStatusSave(id, status)
  const sharedForm = useSharedForm(form.action)
  const pressed = fetcher.formData?.get('status') ?? status
  const shown = save ? save.outcome : servedOutcome
  return (
    <fetcher.Form {...form} preventScrollReset>
      <BackField />
      <fieldset className="toggle" aria-busy={isSaving}>
        <legend className="sr-only">{`Status of ${name}`}</legend>
        {STATUSES.map((known) => (
          <button
            key={known}
            type="submit"
            name="status"
            value={known}
            aria-pressed={known === pressed}
            {...sharedForm}
          >
            {known}
          </button>
        ))}
      </fieldset>
      <SaveOutcome shown={isOutdated ? undefined : shown} />
    </fetcher.Form>
  )
}

function useStatusSave(id: string, status: Status) {
  const [params] = useSearchParams()
  const fetcher = useFetcher<StatusSave>()
  const isSaving = fetcher.state !== 'idle'
  const save = usePostData(fetcher)
  const [last, setLast] = useState({ save, status })
  if (last.save !== save) setLast({ save, status })
  const statusThen = save?.outcome === 'saved' ? save.status : last.status
  return {
    fetcher,
    isSaving,
    save,
    /** After a later change of the status, as by a colleague or a bulk action. */
    isOutdated: save !== undefined && statusThen !== status,
    servedOutcome: outcomeIn(params, id),
    method: 'post' as const,
    action: `/admin/enquiries/${id}/status`,
    onSubmit: (event: FormEvent) => isSaving && event.preventDefault(),
  }
}

function SaveOutcome({ shown }: { shown: Outcome | undefined }) {
  const isBad = shown !== undefined && shown !== 'saved'
  return (
    <p role={isBad ? 'alert' : 'status'} className={isBad ? 'err' : 'font-semibold text-success'}>
      <span>{shown ? TEXTS[shown] : ''}</span>
      {shown === 'over' && <LogInAgain />}
    </p>
  )
}

export function SavedElsewhere({ ids }: { ids: string[] }) {
  const [params] = useSearchParams()
  const id = params.get('failed') ?? params.get('saved')
  const outcome = id && !ids.includes(id) ? outcomeIn(params, id) : undefined
  if (!outcome) return null
  return outcome === 'saved' ? (
    <Banner tone="ok">{NOT_ON_PAGE}</Banner>
  ) : (
    <Banner key="other" tone="bad">
      {TEXTS[outcome]}
    </Banner>
  )
}

/** In another tab on an enquiry page, which may have typed text. */
function LogInAgain() {
  const { pathname, search } = useLocation()
  const login = `/login?to=${encodeURIComponent(pathname + deskParams(search))}`
  return (
    <a className="text-link" href={login} target={pathname === '/admin' ? undefined : '_blank'}>
      Log in again
    </a>
  )
}

function outcomeIn(params: URLSearchParams, id: string): Outcome | undefined {
  if (params.get('failed') === id) return 'failed'
  return params.get('saved') === id ? 'saved' : undefined
}
