import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { dismissMail } from '#app/models/inbox/unmatched.server'
import { inboxUrl } from './inbox.server'

export const loader = redirectStaff('/admin/inbox')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request)
  const { db, settings } = site()
  const { back } = await readForm(request)
  const isDismissed = await dismissMail(db, settings.uploadsDir, { id: params.id ?? '', actor })
  return redirect(inboxUrl(back, { done: isDismissed ? 'dismissed' : 'gone' }), 303)
}
