import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'

/** Comma-separated values as spreadsheets read them: RFC 4180, a UTF-8 byte order mark, no cell that runs. */

const BOM = '\ufeff'
/** A cell that some spreadsheet would take for a formula, also behind white space or our own mark. */
const FORMULA = /^'*(?:[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\0])/
/** A plain international number or dialling code begins with + and runs nowhere. */
const PHONE = /^\+[0-9][0-9 ]{0,19}$/

/** Puts an apostrophe before what a spreadsheet would run; `unguard` takes exactly that off again. */
export function guard(text: string): string {
  return mayRun(text) ? `'${text}` : text
}

export function unguard(cell: string): string {
  return cell.startsWith("'") && mayRun(cell.slice(1)) ? cell.slice(1) : cell
}

function mayRun(text: string): boolean {
  return FORMULA.test(text) && !PHONE.test(text)
}

function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guard)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ },
  )
}

/** The bytes of a file of `header` and every row of every batch, made as they are asked for. */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  async function* chunks() {
    yield encoder.encode(BOM + lines([header]))
    for await (const batch of batches) yield encoder.encode(lines(batch))
  }
  return createReadableStreamFromReadable(Readable.from(chunks()))
}
