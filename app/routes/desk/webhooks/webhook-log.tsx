import { DeskForm, SendAgain, SubmitButton } from '#app/routes/desk/form/desk-form'
import { EmptyList } from '#app/routes/desk/list/list-parts'
import { type Column, StackedTable } from '#app/routes/desk/stacked-table'
import { When } from '#app/routes/desk/when'
import { DeliveryState, EVENT_LABELS } from './webhook-parts'
import type { ShownDelivery } from './webhook-view.server'

const COLUMNS: Column<ShownDelivery>[] = [
  {
    name: 'Delivery',
    isRowHead: true,
    cell: ({ event, body, at, when }) => (
      <>
        <b>{EVENT_LABELS[event]}</b>
        <span>
          <When at={at} when={when} />
        </span>
        <details className="mt-1 font-normal">
          <summary className="text-link">What is sent</summary>
          <pre className="mt-1 max-w-lg text-xs whitespace-pre-wrap wrap-anywhere">{body}</pre>
        </details>
      </>
    ),
  },
  {
    name: 'State',
    cell: (delivery) => <DeliveryState {...delivery} />,
  },
  { name: 'Tries', className: 'num', cell: ({ attempts }) => attempts },
  { name: 'Last error', cell: ({ lastError }) => lastError || '–' },
]

export function WebhookLog({ id, deliveries }: { id: string; deliveries: ShownDelivery[] }) {
  if (deliveries.length === 0) {
    return (
      <EmptyList
        title="Nothing was sent yet"
        text="A test tells whether the address takes what is sent."
      >
        <SendTest id={id} />
      </EmptyList>
    )
  }
  const retryColumn: Column<ShownDelivery> = {
    name: 'Again',
    cell: (delivery) =>
      delivery.event === 'test' || delivery.state === 'held' ? (
        '–'
      ) : (
        <SendAgain
          action={`/admin/webhooks/${id}/deliveries/${delivery.id}/retry`}
          about={`: ${EVENT_LABELS[delivery.event]}`}
        />
      ),
  }
  return (
    <StackedTable
      caption="Deliveries, newest first"
      columns={[...COLUMNS, retryColumn]}
      rows={deliveries}
      keyOf={(delivery) => delivery.id}
    />
  )
}

export function SendTest({ id }: { id: string }) {
  return (
    <DeskForm action={`/admin/webhooks/${id}/test`} preventScrollReset>
      <SubmitButton className="btn btn-primary btn-small" busyLabel="Sending…">
        Send a test
      </SubmitButton>
    </DeskForm>
  )
}
