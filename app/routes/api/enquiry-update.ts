import type { ActionFunctionArgs } from '@remix-run/node'

import { readJson } from '#app/http/body.server'
import { parseJson } from '#app/http/posted.server'
import { allowMethods, allowOnly, problem } from '#app/http/problem.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { statusInput } from '#app/models/enquiry/enquiry'

export const loader = allowOnly('PUT')

export async function action({ request, params }: ActionFunctionArgs) {
  allowMethods(request, 'PUT')
  const admin = await requireApiAdmin(request)
  const input = await parseJson(statusInput, await readJson(request))
  const enquiry = await updateEnquiryStatus(site().db, admin, params.id ?? '', input.status)
  if (!enquiry) return problem(404, 'There is no such enquiry')
  return Response.json({ message: 'Status updated', data: enquiry })
}
