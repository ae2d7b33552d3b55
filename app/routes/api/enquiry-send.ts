import type { ActionFunctionArgs } from '@remix-run/node'

import { knownType } from '#app/content/enquiry-types'
import type { RouteHandle } from '#app/http/body.server'
import { readPostedJson } from '#app/http/posted.server'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput, SENT_MESSAGE } from '#app/models/enquiry/enquiry'

export const handle: RouteHandle = { methods: ['POST'] }

export async function action({ request }: ActionFunctionArgs) {
  const { data, origin } = await readPostedJson(request, enquiryInput)
  const type = knownType(contentOf(site()), data.type)
  const receipt = await createEnquiry(site().db, data, { ...origin, type })
  return Response.json({ message: SENT_MESSAGE, data: receipt }, { status: 201 })
}
