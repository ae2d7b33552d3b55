import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { endSession, findAdmin } from '#app/http/session-cookie.server'
import { site } from '#app/models/company/site.server'
import { recordSingleAction } from '#app/models/privacy/audit.server'
import { ErrorPage } from '#app/ui/error/error-page'

export function loader() {
  return redirect('/admin')
}

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request }: ActionFunctionArgs) {
  const admin = await findAdmin(request)
  if (admin) await recordSingleAction(site().db, admin, { action: 'logout', subjectId: admin.id })
  return redirect('/login', { status: 303, headers: await endSession(request) })
}

export function ErrorBoundary() {
  return <ErrorPage />
}
