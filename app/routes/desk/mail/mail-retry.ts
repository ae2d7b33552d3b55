import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { resendMail } from '#app/models/mail/outbox.server'
import { deskParams } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin/mails')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db } = site()
  const id = params.id ?? ''
  const { back = '' } = await readForm(request)
  const isDue = await resendMail(db, id, admin)
  return redirect(`/admin/mails${deskParams(back, { done: isDue ? 'again' : 'not-again' })}`, 303)
}
