import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { endOneSession } from '#app/models/account/account.server'
import { site } from '#app/models/company/site.server'
import { keepPage } from '#app/routes/desk/desk-form'

export const loader = redirectStaff('/admin/accounts')

export const clientAction = keepPage

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const isEnded = await endOneSession(site().db, params.id ?? '', admin)
  return redirect(`/admin/accounts?done=${isEnded ? 'session' : 'session-gone'}`, 303)
}
