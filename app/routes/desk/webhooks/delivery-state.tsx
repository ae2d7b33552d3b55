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
    <>
      <span className={`badge badge-${state}`}>{isRetried ? 'Not delivered' : LABELS[state]}</span>
      {isRetried && (
        <span className="mt-1 block text-ink-3">
          Next try <When {...nextTry} />
        </span>
      )}
    </>
  )
}
