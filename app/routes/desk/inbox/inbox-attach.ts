import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { wholeReference } from '#app/models/enquiry/search-text'
import { attachMail } from '#app/models/inbox/answer.server'
import { inboxUrl } from './inbox.server'

export const loader = redirectStaff('/admin/inbox')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const { reference: typed = '', back = '' } = await readForm(request)
  const reference = wholeReference(typed) ?? ''
  const outcome = await attachMail(site().db, admin, { id, reference })
  if (outcome !== 'unknown') return redirect(inboxUrl(back, { done: outcome }), 303)
  const url = inboxUrl(back, { failed: id, typed }, back === `/admin/inbox/${id}` ? id : '')
  return redirect(`${url}#mail-${id}`, 303)
}
