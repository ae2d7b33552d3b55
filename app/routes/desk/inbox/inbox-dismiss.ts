import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { dismissMail } from '#app/models/inbox/unmatched.server'
import { deskParams } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin/inbox')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request)
  const { db, settings } = site()
  const isDismissed = await dismissMail(db, settings.uploadsDir, { id: params.id ?? '', actor })
  return redirect(
    `/admin/inbox${deskParams('', { done: isDismissed ? 'dismissed' : 'gone' })}`,
    303,
  )
}
