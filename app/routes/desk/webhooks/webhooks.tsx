import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readListForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { attempt } from '#app/models/storage.server'
import { webhookInput } from '#app/models/webhook/webhook'
import { addressError, createWebhook, listWebhooks } from '#app/models/webhook/webhook.server'
import { titled } from '#app/routes/desk/desk-head'
import { refuseForm, refuseStorage } from '#app/routes/desk/form/form-refusal.server'
import { checkOwnPassword, missingOwnPassword } from '#app/routes/desk/form/own-password.server'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { type Column, StackedTable } from '#app/routes/desk/stacked-table'
import { When } from '#app/routes/desk/when'
import { WebhookForm, WebhookHints } from './webhook-form'
import { DeliveryState, EVENT_LABELS, SHAPE_LABELS, WebhookSecret } from './webhook-parts'
import { type ShownWebhook, showWebhook } from './webhook-view.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const all = await listWebhooks(site().db)
  return { webhooks: all.map((webhook) => showWebhook(site(), webhook)) }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { db, settings } = site()
  const { url, shape, events = [], current } = await readListForm(request)
  const values = { url: url?.[0] ?? '', shape: shape?.[0] ?? '', events }
  const own = { current: current?.[0] ?? '' }
  const refuse = (fields: Record<string, string[]>, init?: ResponseInit) =>
    refuseForm(values, fields, 'The webhook was not added', init)
  const input = parse(webhookInput, values)
  const missing = missingOwnPassword(own)
  if (!input.ok) return refuse({ ...input.errors.fields, ...missing })
  if (missing.current) return refuse(missing)
  const error = await addressError(input.data.url, settings)
  if (error !== undefined) return refuse({ url: [error] })
  const refused = await checkOwnPassword(admin, own)
  if (refused) return refuse({ current: [refused.message] }, refused.init)
  const stored = await attempt(() => createWebhook(db, input.data, admin))
  if (!stored.ok) return refuseStorage(values, stored.fault)
  const created = stored.value
  if (!created.ok) return refuse({ url: [created.message] }, { status: 409 })
  return data({ secret: created.secret, id: created.id }, 201)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Webhooks')

const NOTICES = {
  deleted: { tone: 'ok', text: 'The webhook is deleted.' },
  gone: { tone: 'plain', text: 'There is no such webhook any more.' },
} satisfies NoticeTexts

const COLUMNS: Column<ShownWebhook>[] = [
  {
    name: 'Address',
    isRowHead: true,
    cell: ({ id, name }) => (
      <Link className="text-link" to={`/admin/webhooks/${id}`} data-row="">
        {name}
      </Link>
    ),
  },
  { name: 'Sent on', cell: ({ events }) => events.map((event) => EVENT_LABELS[event]).join(', ') },
  { name: 'Format', cell: ({ shape }) => SHAPE_LABELS[shape] },
  {
    name: 'Last delivery',
    cell: ({ last, isActive }) => {
      if (!isActive) return <span className="badge badge-held">Off</span>
      if (!last) return 'None yet'
      return (
        <div>
          <When {...last} /> <DeliveryState {...last} />
          {last.lastError && <p className="mt-1">{last.lastError}</p>}
        </div>
      )
    },
  },
]

export default function WebhooksPage() {
  const { webhooks } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  if (result && 'secret' in result) {
    return <WebhookSecret title="Webhook added" secret={result.secret} id={result.id} />
  }
  return (
    <>
      <h1>Webhooks</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        Tell a chat group or a program of yours at once when an enquiry or an application comes in.
        What is sent holds the words of the visitor: add only addresses you trust.
      </p>
      <Notice notices={NOTICES} />
      {webhooks.length > 0 && (
        <StackedTable caption="Webhooks" columns={COLUMNS} rows={webhooks} keyOf={({ id }) => id} />
      )}
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <WebhookForm refusal={result} />
        <WebhookHints />
      </div>
    </>
  )
}
