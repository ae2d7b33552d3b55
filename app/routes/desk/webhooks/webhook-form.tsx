import { Form, useNavigation } from '@remix-run/react'
import { WEBHOOK_EVENTS, type WebhookShape } from '#app/models/webhook/webhook'
import { BackField, PostFailed } from '#app/routes/desk/desk-form'
import { FormFields, OWN_PASSWORD } from '#app/routes/desk/form-fields'
import { FieldError, fieldId, SelectField, TextField, useKept } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { EVENT_LABELS } from './webhook-labels'

const FORM = 'webhook'

const SHAPES = [
  { value: 'text', label: 'Chat message (Slack and others)' },
  { value: 'json', label: 'JSON with every field' },
] satisfies { value: WebhookShape; label: string }[]

interface Refusal {
  values?: { url: string; shape: string; events: string[] }
  fields: Record<string, string[]>
  banner: string
}

interface WebhookFormProps {
  refusal: Refusal | undefined
  failure: string | undefined
}

export function WebhookForm({ refusal, failure }: WebhookFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const shown = isBusy ? undefined : refusal
  const { url, shape, events = ['enquiry'] } = refusal?.values ?? {}
  const errors: Record<string, string[]> = shown?.fields ?? {}
  return (
    <section className="office-box" aria-labelledby="add">
      <h2 id="add">Add a webhook</h2>
      <Form method="post" replace noValidate aria-busy={isBusy} className="mt-4">
        {shown && (
          <ErrorSummary formId={FORM} banner={shown.banner} fields={errors} attempt={shown} />
        )}
        <BackField />
        <TextField
          label="Address"
          name="url"
          formId={FORM}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint="Begins with https://"
          errors={errors.url}
          defaultValue={url}
        />
        <EventBoxes chosen={events} errors={errors.events} />
        <SelectField
          label="Format"
          name="shape"
          formId={FORM}
          options={SHAPES}
          errors={errors.shape}
          defaultValue={shape}
        />
        <FormFields formId={FORM} fields={[OWN_PASSWORD]} errors={errors} />
        {!isBusy && <PostFailed failure={failure} />}
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Adding…' : 'Add webhook'}
        </button>
      </Form>
    </section>
  )
}

function EventBoxes({ chosen, errors = [] }: { chosen: string[]; errors?: string[] }) {
  const id = fieldId(FORM, 'events')
  const { values: kept = chosen } = useKept('events')
  return (
    <fieldset className="field" aria-describedby={errors.length > 0 ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">Send on</legend>
      {errors.length > 0 && <FieldError id={`${id}-error`} errors={errors} />}
      <div className="flex flex-wrap gap-x-5">
        {WEBHOOK_EVENTS.map((event, index) => (
          <label key={event} className="inline-flex min-h-11 items-center gap-2 font-normal">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name="events"
              value={event}
              defaultChecked={kept.includes(event)}
            />
            <span>{EVENT_LABELS[event]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
