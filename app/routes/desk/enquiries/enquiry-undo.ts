import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { undoBatch } from '#app/models/enquiry/undo.server'
import { backTo } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const values = await readForm(request)
  await storeOtherFields(admin, values)
  const { undone, skipped } = await undoBatch(site().db, admin, params.batch ?? '')
  return redirect(backTo(values.back, { undone, skipped }), 303)
}
