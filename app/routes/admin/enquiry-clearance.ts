import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { requireAdmin } from '#app/http/session.server'
import { judgeSpam } from '#app/models/enquiry-spam.server'
import { site } from '#app/models/site.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return redirect('/admin?folder=spam')
}

/** "Not spam": the enquiry goes back to the desk, and the notification that was held goes out. */
export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const { count } = await judgeSpam(site().db, admin, [id], false)
  return redirect(count > 0 ? `/admin?saved=${id}#enquiry-${id}` : '/admin?folder=spam', 303)
}
