import type { ActionFunctionArgs } from '@remix-run/node'

import { type RouteHandle, readJson } from '#app/http/body.server'
import { parseJson } from '#app/http/posted.server'
import { problem } from '#app/http/problem.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { statusInput } from '#app/models/enquiry/enquiry'

export const handle: RouteHandle = { methods: ['PUT'] }

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireApiAdmin(request)
  const input = parseJson(statusInput, await readJson(request))
  const enquiry = await updateEnquiryStatus(site().db, admin, params.id ?? '', input.status)
  if (!enquiry) return problem(404, 'There is no such enquiry')
  return Response.json({ message: 'Status updated', data: enquiry })
}
