import type { ActionFunctionArgs } from '@remix-run/node'

import type { RouteHandle } from '#app/http/body.server'
import { readPostedJson } from '#app/http/posted.server'
import { site } from '#app/models/company/site.server'
import { CONTACT_SENT } from '#app/models/enquiry/contact'
import { contactInput } from '#app/models/enquiry/contact-rules'
import { createContactMessage } from '#app/models/enquiry/create.server'

export const handle: RouteHandle = { methods: ['POST'] }

/** Responds with exactly 200, because existing clients accept no other status. */
export async function action({ request }: ActionFunctionArgs) {
  const { data, origin } = await readPostedJson(request, contactInput)
  const receipt = await createContactMessage(site().db, data, origin)
  return Response.json({ message: CONTACT_SENT, data: receipt })
}
