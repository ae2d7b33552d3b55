import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { redirectOwner, requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { setActive } from '#app/models/webhook/webhook.server'

export const loader = redirectOwner('/admin/webhooks')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const id = params.id ?? ''
  const { state } = await readForm(request)
  if (state !== 'on' && state !== 'off') throw problem(400, 'Choose on or off')
  const isActive = state === 'on'
  const exists = await setActive(site().db, id, isActive, admin)
  if (!exists) return redirect('/admin/webhooks?done=gone', 303)
  return redirect(`/admin/webhooks/${id}?done=${isActive ? 'on' : 'off'}`, 303)
}
