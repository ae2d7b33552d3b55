import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectOwner, requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { testWebhook } from '#app/models/webhook/log.server'

export const loader = redirectOwner('/admin/webhooks')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const id = params.id ?? ''
  const outcome = await testWebhook(site(), id, admin)
  if (!outcome) return redirect('/admin/webhooks?done=gone', 303)
  return redirect(`/admin/webhooks/${id}?done=${outcome.isOk ? 'tested' : 'not-delivered'}`, 303)
}
