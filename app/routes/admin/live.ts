import type { LoaderFunctionArgs } from '@remix-run/node'

import { eventStream } from '#app/http/event-stream.server'
import { isSignedIn, requireAdmin } from '#app/http/session.server'
import { watchEnquiries } from '#app/models/arrivals.server'
import { site } from '#app/models/site.server'

/** Tells an open desk that enquiries came in or changed. It carries no data: the desk then asks as it always does. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return eventStream(
    request,
    (stream) => watchEnquiries(site().db, (arrived) => stream.send('change', { arrived })),
    () => isSignedIn(request),
  )
}
