import { useFetcher, useSearchParams } from '@remix-run/react'
import { STATUSES } from '#app/models/enquiry/enquiry'
import {
  outcomeIn,
  SaveOutcome,
  type StatusFormProps,
  type StatusSave,
  useLastSave,
} from '#app/routes/desk/enquiries/status-form'
import { BackField } from '#app/routes/desk/form/back-field'
import { useSharedForm } from '#app/routes/desk/form/shared-form'

export function StatusButtons({ id, name, status }: StatusFormProps) {
  const action = `/admin/enquiries/${id}/status`
  const sharedForm = useSharedForm(action)
  const [params] = useSearchParams()
  const fetcher = useFetcher<StatusSave>()
  const isSaving = fetcher.state !== 'idle'
  const pressed = fetcher.formData?.get('status') ?? status
  const { save, isOutdated } = useLastSave(fetcher, status)
  const shown = save ? save.outcome : outcomeIn(params, id)
  return (
    <fetcher.Form
      method="post"
      action={action}
      onSubmit={(event) => isSaving && event.preventDefault()}
      preventScrollReset
    >
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
