import { Link } from '@remix-run/react'
import type { Delivery, WebhookEvent, WebhookShape } from '#app/models/webhook/webhook'
import { type Moment, When } from '#app/routes/desk/when'
import { Banner } from '#app/ui/form/form-messages'

export const EVENT_LABELS: Record<WebhookEvent | 'test', string> = {
  enquiry: 'New enquiry',
  application: 'New application',
  status: 'Status change',
  test: 'Test',
}

export const SHAPE_LABELS: Record<WebhookShape, string> = {
  text: 'Chat message',
  json: 'JSON',
}

const STATE_LABELS: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  sent: 'Delivered',
  failed: 'Failed',
  held: 'Held as spam',
}

type DeliveryStateProps = Pick<Delivery, 'state' | 'attempts'> & { nextAttempt: Moment }

export function DeliveryState({ state, attempts, nextAttempt }: DeliveryStateProps) {
  const isRetried = state === 'waiting' && attempts > 0
  return (
    <div className="inline-block">
      <span className={`badge badge-${state}`}>
        {isRetried ? 'Not delivered' : STATE_LABELS[state]}
      </span>
      {isRetried && (
        <p className="mt-1 text-ink-3">
          Next try <When {...nextAttempt} />
        </p>
      )}
    </div>
  )
}

interface WebhookSecretProps {
  title: string
  secret: string
  id: string
}

export function WebhookSecret({ title, secret, id }: WebhookSecretProps) {
  return (
    <div className="max-w-xl">
      <h1>{title}</h1>
      <section className="office-box my-5" aria-labelledby="secret">
        <Banner tone="ok">Copy the secret now: it is not shown again.</Banner>
        <h2 id="secret">Secret</h2>
        <p className="hint">
          A program of yours checks with it that a delivery comes from this site. Chat programs do
          not need it.
        </p>
        <p className="secret mt-4 text-[1.0625rem] wrap-anywhere">
          <code>{secret}</code>
        </p>
      </section>
      <Link className="btn btn-primary" to={`/admin/webhooks/${id}`}>
        Continue
      </Link>
    </div>
  )
}
