import { WEBHOOK_EVENTS, type WebhookShape } from '#app/models/webhook/webhook'
import { FormFields, OWN_PASSWORD } from '#app/routes/desk/form-fields'
import { type FormRefusal, PageForm } from '#app/routes/desk/page-form'
import { FieldError, fieldId, SelectField, TextField, useKept } from '#app/ui/form/field'
import { EVENT_LABELS } from './webhook-labels'

const FORM = 'webhook'

const SHAPES = [
  { value: 'text', label: 'Chat message (Slack and others)' },
  { value: 'json', label: 'JSON with every field' },
] satisfies { value: WebhookShape; label: string }[]

interface Refusal extends Omit<FormRefusal, 'values'> {
  values: { url: string; shape: string; events: string[] }
}

interface WebhookFormProps {
  refusal: Refusal | undefined
  failure: string | undefined
}

export function WebhookForm({ refusal, failure }: WebhookFormProps) {
  const { url, shape, events = ['enquiry'] } = refusal?.values ?? {}
  return (
    <section className="office-box" aria-labelledby="add">
      <h2 id="add">Add a webhook</h2>
      <PageForm
        formId={FORM}
        refusal={refusal}
        failure={failure}
        className="mt-4"
        submit={{ label: 'Add webhook', busyLabel: 'Adding…' }}
      >
        {(errors) => (
          <>
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
          </>
        )}
      </PageForm>
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
