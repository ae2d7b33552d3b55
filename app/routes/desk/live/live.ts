import type { LoaderFunctionArgs } from '@remix-run/node'

import { eventStream } from '#app/http/event-stream.server'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import { isLoggedIn, requireApiAdmin } from '#app/http/session-cookie.server'
import { site } from '#app/models/company/site.server'
import { watchEnquiries } from '#app/models/enquiry/arrivals.server'

/** Streams `change` events: `arrived` counts new enquiries, 0 for a change. `since` is the newest id the client knows. */
export async function loader({ request }: LoaderFunctionArgs) {
  // With a 401, because a redirect would load the login page at every reconnect.
  await requireApiAdmin(request)
  if (!request.headers.get('Accept')?.includes('text/event-stream')) {
    return problem(406, 'Ask for text/event-stream')
  }
  const known =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('since')
  const since = known ?? undefined
  return eventStream(
    request,
    (stream) => {
      // The session may have ended since the stream was opened.
      const onChange = async (arrived: number, newest: string) => {
        const maySee = await isLoggedIn(request).catch(() => false)
        if (maySee) stream.send('change', { arrived }, newest)
        else stream.end()
      }
      const onFault = (error: unknown) => log.error({ err: error }, 'new enquiries not counted')
      return watchEnquiries(site().db, onChange, { since, onFault })
    },
    () => isLoggedIn(request),
  )
}
