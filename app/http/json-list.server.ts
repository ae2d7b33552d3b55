import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { toWebStream } from './web-stream.server'

/** Streams `before`, a JSON array and `after`, so that a long list is never in memory as a whole. */
export function jsonList(
  batches: AsyncIterable<readonly unknown[]>,
  [before, after] = ['', ''],
): Response {
  async function* chunks() {
    const encoder = new TextEncoder()
    yield encoder.encode(`${before}[`)
    let comma = ''
    for await (const batch of batches) {
      yield encoder.encode(comma + batch.map((item) => JSON.stringify(item)).join(','))
      comma = ','
      await setImmediate()
    }
    yield encoder.encode(`]${after}`)
  }
  return new Response(toWebStream(Readable.from(chunks(), { highWaterMark: 1 })), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
  })
}
