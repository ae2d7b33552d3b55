import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { endOneSession } from '#app/models/account/account.server'
import { site } from '#app/models/company/site.server'

export const loader = redirectStaff('/admin/accounts')

export { clientAction } from '#app/routes/desk/desk-form'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const isEnded = await endOneSession(site().db, params.id ?? '', admin)
  return redirect(`/admin/accounts?done=${isEnded ? 'session' : 'session-gone'}`, 303)
}
