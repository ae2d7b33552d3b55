import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { removeWebhook } from '#app/models/webhook/webhook.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { openWebhook } from './webhook-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { id, name } = await openWebhook(site(), params.id)
  return { id, name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const existed = await removeWebhook(site().db, params.id ?? '', admin)
  return redirect(`/admin/webhooks?done=${existed ? 'deleted' : 'gone'}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Delete a webhook')

export default function WebhookRemovalPage() {
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      question="Delete this webhook?"
      text={`Nothing is sent to ${name} any more, and its list of deliveries goes too. It cannot be undone.`}
      cancel={{ to: `/admin/webhooks/${id}` }}
      submit={{ label: 'Delete' }}
    />
  )
}
