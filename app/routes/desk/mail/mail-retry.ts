import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { withParams } from '#app/http/search-params'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { resendMail } from '#app/models/mail/outbox.server'
import { keepPage } from '#app/routes/desk/desk-form'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return redirect('/admin/mails')
}

export const clientAction = keepPage

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db } = site()
  const id = params.id ?? ''
  const { back = '' } = await readForm(request)
  const isDue = await resendMail(db, id, admin)
  return redirect(`/admin/mails${withParams(back, { again: isDue ? 'yes' : 'no' })}`, 303)
}
