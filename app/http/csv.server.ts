import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'

/** Comma-separated values as spreadsheets read them: RFC 4180, a UTF-8 byte order mark, no cell that runs. */

const BOM = '\ufeff'
/** A cell that some spreadsheet would take for a formula, also behind white space or our own mark. */
const FORMULA = /^'*(?:[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\0])/
/** A plain international number or dialling code begins with + and runs nowhere. */
const PHONE = /^\+[0-9][0-9 ]{0,19}$/

/** Puts an apostrophe before what a spreadsheet would run. */
export function guard(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text
}

function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guard)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ },
  )
}

/** How many rows are turned into text at one go; other requests have their turn in between. */
const ROWS_AT_ONCE = 50

/**
 * The bytes of a file of `header` and every row of every batch, made only as fast as they are taken. Between two pieces
 * everything else that waits has its turn, so that a long file delays nobody.
 */
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

/** A file for download. @param name ASCII letters, digits, hyphens and a point */
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
