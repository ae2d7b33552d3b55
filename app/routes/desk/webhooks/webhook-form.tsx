import { WEBHOOK_EVENTS, type WebhookShape } from '#app/models/webhook/webhook'
import { OwnPasswordField } from '#app/routes/desk/form/back-field'
import { Boxes } from '#app/routes/desk/form/form-fields'
import { type FormRefusal, PageForm } from '#app/routes/desk/form/page-form'
import { SelectField, TextField, useUnsentField } from '#app/ui/form/field'
import { EVENT_LABELS } from './webhook-parts'

const SHAPES = [
  { value: 'text', label: 'Chat message (Slack and others)' },
  { value: 'json', label: 'JSON with every field' },
] satisfies { value: WebhookShape; label: string }[]

interface Refusal extends Omit<FormRefusal, 'values'> {
  values: { url: string; shape: string; events: string[] }
}

export function WebhookForm({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <section className="office-box" aria-labelledby="add">
      <h2 id="add">Add a webhook</h2>
      <PageForm
        formId="webhook"
        values={refusal && { url: refusal.values.url, shape: refusal.values.shape }}
        refusal={refusal}
        className="mt-4"
        submit={{ label: 'Add webhook', busyLabel: 'Adding…' }}
      >
        <TextField
          label="Address"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          hint="Begins with https://"
        />
        <EventBoxes chosen={refusal?.values.events ?? ['enquiry']} />
        <SelectField label="Format" name="shape" options={SHAPES} />
        <OwnPasswordField />
      </PageForm>
    </section>
  )
}

function EventBoxes({ chosen }: { chosen: string[] }) {
  const { values = chosen } = useUnsentField('events')
  const options = WEBHOOK_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] }))
  return <Boxes type="checkbox" name="events" label="Send on" options={options} chosen={values} />
}

const HINTS: [program: string, how: string, example: string][] = [
  [
    'Slack',
    'Create an app at api.slack.com/apps, turn on “Incoming Webhooks” and add one to a channel.',
    'https://hooks.slack.com/services/…',
  ],
  [
    'Mattermost',
    'Open Integrations, then Incoming Webhooks, and choose a channel.',
    'https://chat.example.com/hooks/…',
  ],
  [
    'Google Chat',
    'In the menu of a space open Apps & integrations, then Webhooks.',
    'https://chat.googleapis.com/v1/spaces/…',
  ],
  [
    'Telegram',
    'Make a bot with @BotFather, add it to your group, and put its token and the number of the group here:',
    'https://api.telegram.org/bot…/sendMessage?chat_id=…',
  ],
]

export function WebhookHints() {
  return (
    <section className="office-box" aria-labelledby="hints">
      <h2 id="hints">Where to find the address</h2>
      <p className="hint">Choose “Chat message” as the format for each of these.</p>
      <dl className="mt-4 grid gap-4 text-sm">
        {HINTS.map(([program, how, example]) => (
          <div key={program}>
            <dt className="font-semibold">{program}</dt>
            <dd className="text-ink-2">
              <span>{how}</span>{' '}
              <code className="block font-text text-ink-3 wrap-anywhere">{example}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
