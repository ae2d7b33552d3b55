import { type ActionFunctionArgs, replace } from '@remix-run/node'

import { readForm } from '#app/http/body.server'
import { redirectStaff, requireAdmin } from '#app/http/session.server'
import { restoreApplication } from '#app/models/application/bin.server'
import { site } from '#app/models/company/site.server'
import { deskParams } from '#app/routes/desk/outcome-params'

export const loader = redirectStaff('/admin/jobs?folder=bin')

export { clientAction } from '#app/routes/desk/form/post-failure'

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { back = '' } = await readForm(request)
  const isRestored = await restoreApplication(site().db, params.id ?? '', admin)
  const done = isRestored ? 'restored' : 'not-restored'
  const [, list = ''] = back.split('?')
  return replace(`/admin/jobs${deskParams(list, { done })}`, 303)
}
