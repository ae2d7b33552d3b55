import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { testWebhook } from '#app/models/webhook/log.server'

export const loader = redirectStaff('/admin/webhooks')

export { clientAction } from '#app/routes/desk/desk-form'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const outcome = await testWebhook(site(), id, admin)
  if (!outcome) return redirect('/admin/webhooks?done=gone', 303)
  return redirect(`/admin/webhooks/${id}?done=${outcome.isOk ? 'tested' : 'not-delivered'}`, 303)
}
