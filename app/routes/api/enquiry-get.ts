import type { LoaderFunctionArgs } from '@remix-run/node'

import { jsonList } from '#app/http/json-list.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { site } from '#app/models/company/site.server'
import { eachEnquiry } from '#app/models/enquiry/list.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireApiAdmin(request)
  return jsonList(eachEnquiry(site().db, {}), ['{"data":', '}'])
}
