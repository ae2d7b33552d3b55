import type { ActionFunctionArgs } from '@remix-run/node'

import type { RouteHandle } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { removeApplication } from '#app/models/application/bin.server'
import { site } from '#app/models/company/site.server'

export const handle: RouteHandle = { methods: ['DELETE'] }

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireApiAdmin(request)
  const { db, settings } = site()
  const isDeleted = await removeApplication(db, settings.uploadsDir, params.id ?? '', admin)
  if (!isDeleted) return problem(404, 'There is no such application')
  return Response.json({ message: 'Application deleted' })
}
