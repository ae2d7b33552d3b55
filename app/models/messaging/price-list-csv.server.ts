import { stringify } from 'csv-stringify/sync'
import type { Prices } from '#app/content/schemas/prices'
import { type ContentFault, checkDocument } from '#app/models/content/kinds.server'
import { CsvTableError, readTable, type Table } from './csv-table.server'
import { startsOf } from './price-list.server'

const COLUMNS = [
  'Service',
  'Category',
  'Monthly volume from',
  'Monthly volume to',
  'Price per SMS part (INR)',
  'GST',
  'DLT scrubbing',
  'Delivery window (IST)',
  'Remarks',
] as const
type Column = (typeof COLUMNS)[number]
type Row = Table<Column>[number]

const COLUMN_OF: Record<string, Column> = {
  service: 'Service',
  category: 'Category',
  to: 'Monthly volume to',
  price: 'Price per SMS part (INR)',
  gst: 'GST',
  scrubbing: 'DLT scrubbing',
  window: 'Delivery window (IST)',
  remarks: 'Remarks',
}
const PRICE = 'Price per SMS part (INR)'
const FROM = 'Monthly volume from'
const ON_REQUEST = 'On request'
const SAME_IN_GROUP = ['GST', 'DLT scrubbing', 'Delivery window (IST)'] as const

export const samplePriceList = (prices: Prices): string[][] => linesOf(prices).slice(0, 4)

export function printPriceList(prices: Prices): string {
  const csv = stringify(linesOf(prices), { record_delimiter: 'windows' })
  // Without a byte order mark, Excel reads non-ASCII characters in the local code page.
  return /[^ -~\r\n]/.test(csv) ? `\ufeff${csv}` : csv
}

function linesOf({ routes }: Prices): string[][] {
  const rows = routes.flatMap((route) => {
    const { service, category, gst, scrubbing = '', window } = route
    const about = [gst === undefined ? '' : `${gst}% extra`, scrubbing, window]
    if (route.kind === 'on-request') {
      return [[service, category, '', '', ON_REQUEST, ...about, route.remarks ?? '']]
    }
    return startsOf(route.slabs).map(({ from, to, price, remarks = '' }) => [
      service,
      category,
      `${from}`,
      `${to ?? ''}`,
      showRupees(price),
      ...about,
      remarks,
    ])
  })
  return [[...COLUMNS], ...rows]
}

/** 0.2 → "0.20", 0.1234 → "0.1234" */
const showRupees = (price: number) => price.toFixed(4).replace(/0{1,2}$/, '')

export interface PriceListFault {
  line: number
  column?: Column
  message: string
}

type ReadPriceList = { ok: true; prices: Prices } | { ok: false; faults: PriceListFault[] }

/** Checks the rules of the document, and those that only a file can break. */
export function readPriceList(bytes: Uint8Array): ReadPriceList {
  let rows: Table<Column>
  try {
    rows = readTable(bytes, COLUMNS)
  } catch (error) {
    if (!(error instanceof CsvTableError)) throw error
    return { ok: false, faults: [{ line: error.line, message: error.message }] }
  }
  if (rows.length === 0) {
    return { ok: false, faults: [{ line: 2, message: 'There is no price in this file' }] }
  }
  const groups = groupsOf(rows)
  const rowFaults = groups.flatMap((group) => [...faultsOfRows(group)])
  const checked = checkDocument('prices', { routes: groups.map(toRoute) })
  const faults = [
    ...rowFaults,
    ...(checked.ok ? [] : checked.faults.map((fault) => toLineFault(fault, groups))),
  ]
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) }
  return checked.ok ? { ok: true, prices: checked.value as Prices } : { ok: false, faults }
}

function groupsOf(rows: Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const isSame = first?.Service === row.Service && first.Category === row.Category
    if (last && isSame) last.push(row)
    else groups.push([row])
  }
  return groups
}

const isOnRequest = (row: Row) => row[PRICE].toLowerCase() === ON_REQUEST.toLowerCase()

function toRoute(group: Row[]): unknown {
  const [first] = group
  if (!first) return undefined
  const about = {
    service: first.Service,
    category: first.Category,
    gst: numberIn(/^(\d{1,3}) ?%?(?: extra)?$/i.exec(first.GST)?.[1] ?? first.GST),
    scrubbing: first['DLT scrubbing'] || undefined,
    window: first['Delivery window (IST)'],
  }
  if (isOnRequest(first)) {
    return { kind: 'on-request', ...about, remarks: first.Remarks || undefined }
  }
  const slabs = group.map((row) => ({
    price: numberIn(row[PRICE], row.isDecimalComma),
    to: volumeIn(row['Monthly volume to']),
    remarks: row.Remarks || undefined,
  }))
  return { kind: 'priced', ...about, slabs }
}

/** Keeps a text that is not a number, so that the schema rejects it. */
function numberIn(cell: string, isDecimalComma = false): number | string | undefined {
  const text = isDecimalComma ? cell.replace(',', '.') : cell
  if (text === '') return undefined
  return /^\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : cell
}

/** Accepts the commas or spaces with which spreadsheets group digits. */
const volumeIn = (cell: string) => numberIn(GROUPED.test(cell) ? cell.replace(/\D/g, '') : cell)

const GROUPED = /^\d{1,3}(?:[, \u00a0\u202f]\d{2,3}){1,4}$/

function* faultsOfRows(group: Row[]): Generator<PriceListFault> {
  const [first] = group
  let before: Row | undefined
  for (const row of group) {
    const { line } = row
    if (first && row !== first) yield* differences(row, first)
    const last = before ? volumeIn(before['Monthly volume to']) : 0
    if (!isOnRequest(row) && typeof last === 'number' && volumeIn(row[FROM]) !== last + 1) {
      yield { line, column: FROM, message: `This must be ${last + 1}` }
    }
    before = row
  }
}

function* differences(row: Row, first: Row): Generator<PriceListFault> {
  const { line } = row
  for (const column of SAME_IN_GROUP.filter((name) => row[name] !== first[name])) {
    const message = `This must be the same as in line ${first.line}, “${first[column]}”`
    yield { line, column, message }
  }
  if (isOnRequest(row) || isOnRequest(first)) {
    yield { line, column: PRICE, message: 'A category on request has one line only' }
  }
}

function toLineFault({ path, message }: ContentFault, groups: Row[][]): PriceListFault {
  const [, index = 0, key = '', slab, field = key] = path
  const group = groups[Number(index)] ?? []
  const { line = 1 } = group[Number(slab ?? 0)] ?? group[0] ?? {}
  return { line, column: COLUMN_OF[String(field)], message }
}
