import type { LoaderFunctionArgs } from '@remix-run/node'

import { requireApiAdmin } from '#app/http/session-cookie.server'
import { listApplications } from '#app/models/application/list.server'
import { site } from '#app/models/company/site.server'

/** Limits the response, which is built in memory. */
const MAX_APPLICATIONS = 10_000

export async function loader({ request }: LoaderFunctionArgs) {
  await requireApiAdmin(request)
  return Response.json(await listApplications(site().db, {}, MAX_APPLICATIONS), {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
