import type { LoaderFunctionArgs } from '@remix-run/node'

import { eventStream } from '#app/http/event-stream.server'
import { problem } from '#app/http/problem.server'
import { isSignedIn, requireCaller } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { watchEnquiries } from '#app/models/enquiry/arrivals.server'

/**
 * Tells an open desk that enquiries came in or changed, from the newest one on that it has (`since`). It carries no data:
 * the desk then asks as it always does.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  // A redirect would fetch the page of the login every few seconds, for a desk whose session has ended.
  await requireCaller(request)
  // Whoever does not ask for events would wait for the end of an answer that has none.
  if (!request.headers.get('Accept')?.includes('text/event-stream')) {
    return problem(406, 'Ask for text/event-stream')
  }
  const known =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('since')
  const since = known ?? undefined
  return eventStream(
    request,
    (stream) => {
      // Who was signed out meanwhile does not even learn that something came.
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
