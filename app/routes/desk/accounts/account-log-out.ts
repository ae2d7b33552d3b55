import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectStaff, requireAdminOf } from '#app/http/session.server'
import { endSession } from '#app/http/session-cookie.server'
import { endAllSessions, findAccount } from '#app/models/account/account.server'
import { site } from '#app/models/company/site.server'

export const loader = redirectStaff('/admin/accounts')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdminOf(request, params.id)
  const { db } = site()
  const account = await findAccount(db, params.id ?? '')
  if (!account) return redirect('/admin/accounts?done=gone', 303)
  await endAllSessions(db, account.id, admin)
  if (account.id !== admin.id) return redirect('/admin/accounts?done=logged-out', 303)
  return redirect('/login?done=logged-out', { status: 303, headers: await endSession(request) })
}
