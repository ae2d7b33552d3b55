import type { LoaderFunctionArgs } from '@remix-run/node'

import { jsonList } from '#app/http/json-list.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { eachApplication } from '#app/models/application/list.server'
import { site } from '#app/models/company/site.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireApiAdmin(request)
  return jsonList(eachApplication(site().db, {}))
}
