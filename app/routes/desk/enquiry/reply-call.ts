import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { bannerOf, parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { callInput, logCall } from '#app/models/reply/call.server'
import { backTo } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin')

export { draftClientAction as clientAction } from '#app/routes/desk/desk-form'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const values = await readForm(request)
  const input = parse(callInput, values)
  if (!input.ok) throw problem(400, bannerOf(input.errors))
  const called = await logCall(site().db, admin, params.id ?? '', input.data.note)
  const outcome = called ? { called } : { chosen: 'lost' }
  return redirect(`${backTo(values.back, outcome)}${called ? '#reply' : ''}`, 303)
}
