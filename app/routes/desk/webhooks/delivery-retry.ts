import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '#app/http/body.server'
import { redirectOwner, requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { resendDelivery } from '#app/models/webhook/log.server'
import { deskParams } from '#app/routes/desk/outcome-params'

export const loader = redirectOwner('/admin/webhooks')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { id: webhookId = '', delivery: id = '' } = params
  const { back = '' } = await readForm(request)
  const isDue = await resendDelivery(site().db, { webhookId, id }, admin)
  const page = `/admin/webhooks/${encodeURIComponent(webhookId)}`
  return redirect(page + deskParams(back, { done: isDue ? 'again' : 'not-again' }), 303)
}
