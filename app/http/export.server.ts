import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { writeXlsxStream } from 'hucre/xlsx'
import { toWebStream } from './web-stream.server'

export interface Table {
  header: readonly string[]
  rows: AsyncIterable<readonly (readonly string[])[]>
}

type Format = 'csv' | 'xlsx'

const TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const formatOf = (name: string): Format => (/\.xlsx$/i.test(name) ? 'xlsx' : 'csv')

export function exportResponse(request: Request, noun: string, table: Table): Response {
  const format = formatOf(new URL(request.url).pathname)
  return new Response(exportStream(format, table), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${noun}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

export function exportStream(format: Format, table: Table): ReadableStream<Uint8Array> {
  return format === 'xlsx' ? xlsxStream(table) : csvStream(table)
}

const BATCH_ROWS = 50

/** Yields to other requests between the batches. */
async function* smallBatches(rows: Table['rows']) {
  for await (const batch of rows) {
    for (let at = 0; at < batch.length; at += BATCH_ROWS) {
      yield batch.slice(at, at + BATCH_ROWS)
      await setImmediate()
    }
  }
}

function xlsxStream({ header, rows }: Table): ReadableStream<Uint8Array> {
  async function* cells() {
    for await (const batch of smallBatches(rows)) yield* batch.map((row) => row.map(xlsxText))
  }
  // "@" is Excel's format for text: a cell stays text when it is edited.
  const columns = header.map((name) => ({ header: name, numFmt: '@', width: 20 }))
  return writeXlsxStream(cells(), { name: 'Export', columns, freezePane: { rows: 1 } })
}

const XLSX_CELL_MAX = 32_767

/** Replaces characters that XML cannot hold, and escapes text that Excel would decode as another character. */
function xlsxText(text: string): string {
  return text
    .slice(0, XLSX_CELL_MAX)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '\ufffd')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}

const BOM = '\ufeff'
const FORMULA = /^'*(?:[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\0])/
const PLAIN = /^(?:\+[0-9][0-9 ]{0,19}|@[A-Za-z]\w{0,31})$/

/** The points where Excel splits a cell, quoted or not, if its list separator is a semicolon. */
const BREAK = /([;\r\n][\s\0;]*)((?:["'\0]|[^\S\r\n])*[=+\-@\uff1d\uff0b\uff0d\uff20][^;\r\n]*)?/g
const LIST_ITEM = /^- [^|!()=]*$/

/** OWASP, CSV injection. */
export function escapeFormulas(text: string): string {
  const inside = text.replace(BREAK, (_, gap: string, rest?: string) =>
    rest && !PLAIN.test(rest) && !LIST_ITEM.test(rest) ? `${gap}'${rest}` : `${gap}${rest ?? ''}`,
  )
  return FORMULA.test(text) && !PLAIN.test(text) ? `'${inside}` : inside
}

function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(escapeFormulas)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]|^\s|\s$/ },
  )
}

function csvStream({ header, rows }: Table): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  async function* chunks() {
    yield encoder.encode(BOM + lines([header]))
    for await (const batch of smallBatches(rows)) yield encoder.encode(lines(batch))
  }
  return toWebStream(Readable.from(chunks(), { highWaterMark: 1 }))
}
