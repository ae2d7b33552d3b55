import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { redirectStaff, requireAdminOf } from '#app/http/session.server'
import { endOneSession, findSessionOwner } from '#app/models/account/account.server'
import { site } from '#app/models/company/site.server'

export const loader = redirectStaff('/admin/accounts')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = site()
  const id = params.id ?? ''
  const admin = await requireAdminOf(request, await findSessionOwner(db, id))
  const isEnded = await endOneSession(db, id, admin)
  return redirect(`/admin/accounts?done=${isEnded ? 'session' : 'session-gone'}`, 303)
}
