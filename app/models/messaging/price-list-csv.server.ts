import { CsvError, parse } from 'csv-parse/sync'

import type { PricedRoute, PriceSlab } from './sms-cost'

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
const PRICE = 'Price per SMS part (INR)'
const ON_REQUEST = 'On request'
type Row = Record<(typeof COLUMNS)[number], string>

/** @throws Error that names the first bad line */
export function parsePriceList(csv: string): PricedRoute[] {
  const routes: PricedRoute[] = []
  let lineBefore = 1
  for (const { row, line } of readRows(csv)) {
    checkCells(row, line)
    const last = routes.at(-1)
    if (last && isRoute(last, row)) {
      routes[routes.length - 1] = withSlab(last, row, line)
    } else {
      if (last) checkOpenEnd(last, lineBefore)
      if (routes.some((route) => isRoute(route, row))) {
        throw fault(line, `"${row.Category}" stands apart from its other lines`)
      }
      routes.push(startRoute(row, line))
    }
    lineBefore = line
  }
  const last = routes.at(-1)
  if (!last) throw fault(2, 'there is no price')
  checkOpenEnd(last, lineBefore)
  return routes
}

const fault = (line: number, why: string) => new Error(`line ${line}: ${why}`)

function checkCells(row: Row, line: number): void {
  for (const [column, cell] of Object.entries(row)) {
    if (/[^ -~]/.test(cell)) throw fault(line, `"${column}" has a character outside ASCII`)
    if (/^[=+\-@]/.test(cell)) throw fault(line, `"${column}" starts like a formula`)
  }
  if (!row.Service || !row.Category) throw fault(line, 'Service and Category are required')
}

function startRoute(row: Row, line: number): PricedRoute {
  const names = { service: row.Service, category: row.Category }
  return row[PRICE] === ON_REQUEST
    ? { ...names, slabs: [], onRequest: wordsOf(row) }
    : { ...names, slabs: [readSlab(row, line, 1)], onRequest: undefined }
}

function withSlab(route: PricedRoute, row: Row, line: number): PricedRoute {
  if (route.onRequest || row[PRICE] === ON_REQUEST) {
    throw fault(line, `"${row.Category}" has more than one price, or one beside "${ON_REQUEST}"`)
  }
  const top = route.slabs.at(-1)?.to
  if (top === undefined) throw fault(line, 'the line before is already for any higher volume')
  return { ...route, slabs: [...route.slabs, readSlab(row, line, top + 1)] }
}

function checkOpenEnd(route: PricedRoute, line: number): void {
  if (route.slabs.at(-1)?.to !== undefined) {
    throw fault(line, `the last price of "${route.category}" must leave "Monthly volume to" empty`)
  }
}

function readRows(csv: string): { row: Row; line: number }[] {
  if (csv.split(/\r?\n/, 1)[0] !== COLUMNS.join()) {
    throw fault(1, `the columns are not ${COLUMNS.join(', ')}`)
  }
  const [, ...rows] = recordsOf(csv)
  return rows.map(({ record, info }) => ({
    row: Object.fromEntries(COLUMNS.map((name, at) => [name, record[at] ?? ''])) as Row,
    line: info.lines,
  }))
}

function recordsOf(csv: string): { record: string[]; info: { lines: number } }[] {
  try {
    return parse(csv, { info: true, skip_empty_lines: true }) as never
  } catch (error) {
    if (error instanceof CsvError) throw fault(Number(error.lines), error.message)
    throw error
  }
}

function readSlab(row: Row, line: number, expectedFrom: number): PriceSlab {
  const from = wholeNumber(row['Monthly volume from'])
  const to = row['Monthly volume to'] === '' ? undefined : wholeNumber(row['Monthly volume to'])
  if (from !== expectedFrom) throw fault(line, `"Monthly volume from" must be ${expectedFrom}`)
  if (to !== undefined && !(to >= from)) {
    throw fault(line, `"Monthly volume to" must be a whole number from ${from} on, or empty`)
  }
  const price = row[PRICE]
  if (!/^\d{1,4}\.\d{2,4}$/.test(price) || Number(price) === 0) {
    throw fault(line, `"${price}" is no price such as 0.20`)
  }
  const gst = /^(\d{1,2})% extra$/.exec(row.GST)?.[1]
  if (gst === undefined) throw fault(line, `"${row.GST}" is no GST such as "18% extra"`)
  const { scrubbing, window, remarks } = wordsOf(row)
  return {
    from,
    to,
    price: Math.round(Number(price) * 10_000),
    gstPercent: Number(gst),
    scrubbing,
    window,
    remarks,
  }
}

function wholeNumber(cell: string): number {
  return /^[1-9]\d{0,11}$/.test(cell) ? Number(cell) : Number.NaN
}

const isRoute = (route: PricedRoute, row: Row) =>
  route.service === row.Service && route.category === row.Category

const wordsOf = (row: Row) => ({
  gst: row.GST,
  scrubbing: row['DLT scrubbing'],
  window: row['Delivery window (IST)'],
  remarks: row.Remarks,
})
