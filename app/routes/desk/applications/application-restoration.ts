import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { withParams } from '#app/http/search-params'
import { requireAdmin } from '#app/http/session.server'
import { restoreApplication } from '#app/models/application/trash.server'
import { site } from '#app/models/company/site.server'
import { keepPage } from '#app/routes/desk/desk-form'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return redirect('/admin/jobs?folder=bin')
}

export const clientAction = keepPage

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { back = '' } = await readForm(request)
  const isRestored = await restoreApplication(site().db, params.id ?? '', admin)
  const outcome = { deleted: '', restored: isRestored ? 'yes' : 'no' }
  return replace(`/admin/jobs${withParams(back, outcome)}`, 303)
}
