import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { isStage } from '#app/models/application/application'
import { changeStage } from '#app/models/application/history.server'
import { site } from '#app/models/company/site.server'
import { backTo } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin/jobs')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const values = await readForm(request)
  const { back = '/admin/jobs', stage } = values
  if (!isStage(stage)) throw problem(400, 'Choose a stage')
  const exists = await changeStage(site().db, admin, id, stage)
  await storeOtherFields(admin, values)
  return redirect(backTo(back, exists ? { saved: id } : { failed: id }), 303)
}
