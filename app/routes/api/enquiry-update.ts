import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readJson } from '#app/http/body.server'
import { bannerOf, messagesOf, parse } from '#app/http/parse'
import { allowMethods, problem } from '#app/http/problem.server'
import { requireCaller } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { statusInput } from '#app/models/enquiry/enquiry'

export async function loader({ request }: LoaderFunctionArgs) {
  allowMethods(request, 'PUT')
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  allowMethods(request, 'PUT')
  const caller = await requireCaller(request)
  const input = parse(statusInput, await readJson(request))
  if (!input.ok) {
    return problem(400, bannerOf(input.errors), { errors: messagesOf(input.errors) })
  }
  const enquiry = await updateEnquiryStatus(site().db, caller, params.id ?? '', input.data.status)
  if (!enquiry) return problem(404, 'There is no such enquiry')
  return Response.json({ message: 'Status updated', data: enquiry })
}
