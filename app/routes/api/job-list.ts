import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { allowMethods } from '#app/http/problem.server'
import { requireCaller } from '#app/http/session.server'
import { listApplications } from '#app/models/application/list.server'
import { site } from '#app/models/company/site.server'

/** More than a company of this kind gets in years, and still an answer that fits in memory. */
const MOST = 10_000

export async function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'GET')
  await requireCaller(request)
  return Response.json(await listApplications(site().db, {}, MOST), {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

export function action({ request }: ActionFunctionArgs) {
  allowMethods(request, 'GET')
  return null
}
