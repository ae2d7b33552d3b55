import type { Delivery } from '#app/models/webhook/webhook'
import { type Moment, When } from '#app/routes/desk/when'

const LABELS: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  sent: 'Delivered',
  failed: 'Failed',
  held: 'Held as spam',
}

type DeliveryStateProps = Pick<Delivery, 'state' | 'attempts'> & { nextTry: Moment }

export function DeliveryState({ state, attempts, nextTry }: DeliveryStateProps) {
  const isRetried = state === 'waiting' && attempts > 0
  return (
    <div className="inline-block">
      <span className={`badge badge-${state}`}>{isRetried ? 'Not delivered' : LABELS[state]}</span>
      {isRetried && (
        <p className="mt-1 text-ink-3">
          Next try <When {...nextTry} />
        </p>
      )}
    </div>
  )
}
