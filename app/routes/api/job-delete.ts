import type { ActionFunctionArgs } from '@remix-run/node'

import { allowMethods, allowOnly, problem } from '#app/http/problem.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { removeApplication } from '#app/models/application/bin.server'
import { site } from '#app/models/company/site.server'

export const loader = allowOnly('DELETE')

export async function action({ request, params }: ActionFunctionArgs) {
  allowMethods(request, 'DELETE')
  const admin = await requireApiAdmin(request)
  const { db, settings } = site()
  const isDeleted = await removeApplication(db, settings.uploadsDir, params.id ?? '', admin)
  if (!isDeleted) return problem(404, 'There is no such application')
  return Response.json({ message: 'Application deleted' })
}
