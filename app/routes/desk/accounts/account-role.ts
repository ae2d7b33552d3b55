import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { redirectOwner, requireOwner } from '#app/http/session.server'
import { changeRole } from '#app/models/account/account.server'
import { site } from '#app/models/company/site.server'

export const loader = redirectOwner('/admin/accounts')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { role } = await readForm(request)
  if (role !== 'owner' && role !== 'staff') throw problem(400, 'Choose a role')
  const outcome = await changeRole(site().db, params.id ?? '', role, admin)
  const done = { changed: `role-${role}`, unknown: 'gone', last: 'last-owner' }[outcome]
  return redirect(`/admin/accounts?done=${done}`, 303)
}
