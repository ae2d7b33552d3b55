import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { Facts } from '#app/routes/desk/facts'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { NumberedPager } from '#app/routes/desk/list/pager'
import { Banner } from '#app/ui/form/form-messages'
import { SendTest, WebhookLog } from './webhook-log'
import { EVENT_LABELS, SHAPE_LABELS } from './webhook-parts'
import { openWebhook, showDeliveries, showWebhook } from './webhook-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  const webhook = await openWebhook(site(), params.id)
  const log = await showDeliveries(site(), webhook, new URL(request.url).searchParams)
  return { webhook: showWebhook(site(), webhook), ...log }
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Webhook')

const ON = { on: { tone: 'ok', text: 'The webhook is on.' } } satisfies NoticeTexts
const OFF = {
  off: { tone: 'ok', text: 'The webhook is off: nothing is sent to it.' },
} satisfies NoticeTexts
const NOTICES = {
  tested: { tone: 'ok', text: 'The test was delivered.' },
  again: { tone: 'ok', text: 'It was queued again.' },
  'not-again': { tone: 'bad', text: 'That delivery is held as spam, or it no longer exists.' },
} satisfies NoticeTexts

export default function WebhookPage() {
  const { webhook, deliveries, page, hasMore } = useLoaderData<typeof loader>()
  const done = useSearchParams()[0].get('done')
  const { name, events, shape, isActive, last } = webhook
  const test = deliveries.find(({ event }) => event === 'test')
  return (
    <>
      <BackLink to="/admin/webhooks">Webhooks</BackLink>
      <h1 className="wrap-anywhere">{name}</h1>
      <Notice notices={{ ...NOTICES, ...(isActive ? ON : OFF) }} />
      {done === 'not-delivered' && (
        <Banner tone="bad">{`The test was not delivered. ${test?.lastError ?? ''}`}</Banner>
      )}
      {isActive && last && last.state !== 'sent' && [null, 'again', 'not-again'].includes(done) && (
        <Banner tone="bad">{`The last delivery did not arrive. ${last.lastError}`}</Banner>
      )}
      <section className="office-box mt-5 [&>dl]:grid [&>dl]:grid-cols-[max-content_minmax(0,1fr)] [&>dl]:gap-x-5 [&>dl]:gap-y-1">
        <Facts
          facts={[
            ['State', isActive ? 'On' : 'Off'],
            ['Sent on', events.map((event) => EVENT_LABELS[event]).join(', ')],
            ['Format', SHAPE_LABELS[shape]],
          ]}
        />
        <WebhookActions id={webhook.id} isActive={isActive} hasLog={deliveries.length > 0} />
      </section>
      <h2 className="mt-9 mb-3 text-[1.375rem]">Deliveries</h2>
      <WebhookLog id={webhook.id} deliveries={deliveries} />
      <NumberedPager label="Pages of deliveries" page={page} hasMore={hasMore} />
    </>
  )
}

interface WebhookActionsProps {
  id: string
  isActive: boolean
  /** An empty log has its own test button. */
  hasLog: boolean
}

function WebhookActions({ id, isActive, hasLog }: WebhookActionsProps) {
  const base = `/admin/webhooks/${id}`
  return (
    <div className="office-acts">
      {hasLog && <SendTest id={id} />}
      <DeskForm action={`${base}/state`} preventScrollReset>
        <input type="hidden" name="state" value={isActive ? 'off' : 'on'} />
        <SubmitButton>{isActive ? 'Turn off' : 'Turn on'}</SubmitButton>
      </DeskForm>
      <Link className="btn btn-secondary btn-small" to={`${base}/secret`}>
        New secret
      </Link>
      <Link className="btn btn-secondary btn-small btn-danger" to={`${base}/removal`}>
        Delete
      </Link>
    </div>
  )
}
