import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { assign } from '#app/models/enquiry/assignment.server'
import { backTo, outcomeOf } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const values = await readForm(request)
  const { back, take, assignee = '' } = values
  await storeOtherFields(admin, values)
  const assigneeId = take ?? (assignee === 'nobody' ? null : assignee)
  const change = await assign(site().db, admin, [params.id ?? ''], assigneeId)
  return redirect(backTo(back, outcomeOf(change)), 303)
}
