import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectOwner, requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { resendDelivery } from '#app/models/webhook/log.server'

export const loader = redirectOwner('/admin/webhooks')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { id: webhookId = '', delivery: id = '' } = params
  const isDue = await resendDelivery(site().db, { webhookId, id }, admin)
  const page = `/admin/webhooks/${encodeURIComponent(webhookId)}`
  return redirect(`${page}?done=${isDue ? 'again' : 'not-again'}`, 303)
}
