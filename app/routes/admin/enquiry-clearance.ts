import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { log } from '#app/http/log.server'
import { requireAdmin } from '#app/http/session.server'
import { clearOfSpam } from '#app/models/enquiry-change.server'
import { site } from '#app/models/site.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return redirect('/admin?folder=spam')
}

/** "Not spam": the enquiry goes back to the desk, and the notification that was held goes out. */
export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const isCleared = await clearOfSpam(site().db, id)
  if (isCleared) log.info({ act: 'enquiry cleared of spam', admin: admin.id, enquiry: id })
  return redirect(isCleared ? `/admin?saved=${id}#enquiry-${id}` : '/admin?folder=spam', 303)
}
