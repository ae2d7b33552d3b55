import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { flagSpam } from '#app/models/enquiry/change.server'
import { backTo, outcomeOf } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin?folder=spam')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const values = await readForm(request)
  const { back, verdict } = values
  await storeOtherFields(admin, values)
  if (verdict !== 'spam' && verdict !== 'not-spam') throw problem(400, 'Choose spam or not spam')
  const change = await flagSpam(site().db, admin, [params.id ?? ''], verdict !== 'not-spam')
  return redirect(backTo(back, outcomeOf(change)), 303)
}
