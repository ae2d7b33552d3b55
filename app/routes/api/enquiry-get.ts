import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { requireApiAdmin } from '#app/http/session-cookie.server'
import { toWebStream } from '#app/http/web-stream.server'
import { site } from '#app/models/company/site.server'
import type { Enquiry } from '#app/models/enquiry/enquiry'
import { eachEnquiry } from '#app/models/enquiry/list.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireApiAdmin(request)
  const chunks = Readable.from(jsonList(eachEnquiry(site().db, {})), { highWaterMark: 1 })
  return new Response(toWebStream(chunks), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
  })
}

/** Streams `{"data":[…]}`, so that a long list is never in memory as a whole. */
async function* jsonList(batches: AsyncIterable<Enquiry[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('{"data":[')
  let comma = ''
  for await (const batch of batches) {
    yield encoder.encode(comma + batch.map((enquiry) => JSON.stringify(enquiry)).join(','))
    comma = ','
    await setImmediate()
  }
  yield encoder.encode(']}')
}
