import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'

const BOM = '\ufeff'
const FORMULA = /^'*(?:[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\0])/
const PHONE = /^\+[0-9][0-9 ]{0,19}$/

/** OWASP, CSV injection. */
export function guard(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text
}

function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guard)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ },
  )
}

const ROWS_AT_ONCE = 50

export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  async function* chunks() {
    yield encoder.encode(BOM + lines([header]))
    for await (const batch of batches) {
      for (let at = 0; at < batch.length; at += ROWS_AT_ONCE) {
        yield encoder.encode(lines(batch.slice(at, at + ROWS_AT_ONCE)))
        await setImmediate()
      }
    }
  }
  return createReadableStreamFromReadable(Readable.from(chunks(), { highWaterMark: 1 }))
}

export function csvResponse(name: string, body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
