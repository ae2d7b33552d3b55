import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { allowMethods, problem } from '#app/http/problem.server'
import { requireCaller } from '#app/http/session.server'
import { removeApplication } from '#app/models/application/trash.server'
import { site } from '#app/models/company/site.server'

export function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'DELETE')
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  allowMethods(request, 'DELETE')
  const caller = await requireCaller(request)
  const { db, settings } = site()
  const isDeleted = await removeApplication(db, settings.uploadsDir, params.id ?? '', caller)
  if (!isDeleted) return problem(404, 'There is no such application')
  return Response.json({ message: 'Application deleted' })
}
