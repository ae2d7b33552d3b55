import type { LoaderFunctionArgs } from '@remix-run/node'

import { eventStream } from '#app/http/event-stream.server'
import { problem } from '#app/http/problem.server'
import { isSignedIn, requireCaller } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { watchEnquiries } from '#app/models/enquiry/arrivals.server'

/** Server-sent events without data: enquiries came in or changed. `since` is the newest id that the client knows. */
export async function loader({ request }: LoaderFunctionArgs) {
  // A redirect would load the login page at every reconnect.
  await requireCaller(request)
  if (!request.headers.get('Accept')?.includes('text/event-stream')) {
    return problem(406, 'Ask for text/event-stream')
  }
  const known =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('since')
  const since = known ?? undefined
  return eventStream(
    request,
    (stream) => {
      // The session may have ended meanwhile.
      const onChange = async (arrived: number, newest: string) => {
        const maySee = await isSignedIn(request).catch(() => false)
        if (maySee) stream.send('change', { arrived }, newest)
        else stream.end()
      }
      return watchEnquiries(site().db, onChange, { since })
    },
    () => isSignedIn(request),
  )
}
