import fc from 'fast-check'
import { expect, test } from 'vitest'

import shipped from '#app/content/prices'
import { type Prices, prices } from '#app/content/schemas/prices'
import { printPriceList, readPriceList } from '#app/models/messaging/price-list-csv.server'

const HEAD =
  'Service,Category,Monthly volume from,Monthly volume to,Price per SMS part (INR),GST,DLT scrubbing,Delivery window (IST),Remarks'
/** The price list that visitors download until an owner publishes another. */
const LINES = [
  HEAD,
  'Bulk SMS,Promotional,1,49999,0.20,18% extra,extra at operator rate,10:00-21:00,Indicative; valid from 2026-11-01; ask for a quote',
  'Bulk SMS,Promotional,50000,499999,0.17,18% extra,extra at operator rate,10:00-21:00,Indicative',
  'Bulk SMS,Promotional,500000,,0.14,18% extra,extra at operator rate,10:00-21:00,Indicative',
  'Bulk SMS,Service / Transactional,1,49999,0.22,18% extra,extra at operator rate,24x7,Indicative',
  'Bulk SMS,Service / Transactional,50000,499999,0.19,18% extra,extra at operator rate,24x7,Indicative',
  'Bulk SMS,Service / Transactional,500000,,0.16,18% extra,extra at operator rate,24x7,Indicative',
  'Bulk SMS,OTP,1,49999,0.24,18% extra,extra at operator rate,24x7,Indicative; priority route',
  'Bulk SMS,OTP,50000,,0.20,18% extra,extra at operator rate,24x7,Indicative; priority route',
  'Two-way SMS,Long code / short code,,,On request,18% extra,,24x7,Set-up and rental apply',
  'International SMS,All,,,On request,,not applicable,24x7,Price differs by country and network',
  '',
]
const FILE = LINES.join('\r\n')

const read = (text: string) => readPriceList(Buffer.from(text))
const faults = (text: string) => {
  const outcome = read(text)
  return outcome.ok
    ? []
    : outcome.faults.map(({ line, column, message }) => `${line} ${column ?? ''}: ${message}`)
}

test('the shipped prices are printed as the specified file and read back unchanged', () => {
  expect(printPriceList(shipped)).toBe(FILE)
  expect(read(FILE)).toEqual({ ok: true, prices: shipped })
})

test.each([
  ['a UTF-8 byte order mark', Buffer.from(`\ufeff${FILE}`)],
  ['line feeds alone', Buffer.from(FILE.replaceAll('\r\n', '\n'))],
  ['no last line end', Buffer.from(FILE.trimEnd())],
  ['semicolons and decimal commas', Buffer.from(asSemicolons(FILE))],
  ['tabs in UTF-16, as Excel saves Unicode text', utf16(asTabs(FILE))],
  ['every cell in quotation marks', Buffer.from(FILE.replace(/[^,\r\n]+/g, '"$&"'))],
  ['prices without their last zero', Buffer.from(FILE.replaceAll('0.20,', '0.2,'))],
  ['grouped digits', Buffer.from(FILE.replaceAll('499999', '"4,99,999"'))],
  ['percent alone', Buffer.from(FILE.replaceAll('18% extra', '18%'))],
  ['empty lines of a spreadsheet', Buffer.from(`${FILE},,,,,,,,\r\n,,,,,,,,\r\n`)],
])('a list with %s is read as the same prices', (_, bytes) => {
  expect(readPriceList(bytes)).toEqual({ ok: true, prices: shipped })
})

/** As Excel writes it in a locale with decimal commas. */
function asSemicolons(csv: string) {
  return csv
    .split('\r\n')
    .map((line) =>
      line
        .split(',')
        .map((cell) => (cell.includes(';') ? `"${cell}"` : cell.replace(/^(\d+)\.(\d+)$/, '$1,$2')))
        .join(';'),
    )
    .join('\r\n')
}

function asTabs(csv: string) {
  return csv.replaceAll(',', '\t')
}

function utf16(text: string) {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}

test('a file in Windows-1252 is decoded', () => {
  const outcome = readPriceList(Buffer.from(FILE.replace('Set-up', 'R\xe9glage'), 'latin1'))
  expect(outcome.ok && outcome.prices.routes[3]).toMatchObject({
    remarks: 'Réglage and rental apply',
  })
})

test.each(['PK\x03\x04 rest of an .xlsx', '\xd0\xcf\x11\xe0 rest of an .xls'])(
  'an Excel workbook is refused with what to do',
  (text) => {
    const outcome = readPriceList(Buffer.from(text, 'latin1'))
    const message = 'This is an Excel workbook: save it as CSV and choose that file'
    expect(outcome).toEqual({ ok: false, faults: [{ line: 1, message }] })
  },
)

test('columns can be in any order', () => {
  const reversed = LINES.slice(0, -1).map((line) => line.split(',').reverse().join(','))
  expect(read(reversed.join('\r\n'))).toEqual({ ok: true, prices: shipped })
})

/** The shipped list with one line replaced; the first is line 1. */
const withLine = (number: number, line: string) => LINES.with(number - 1, line).join('\r\n')

const slab = (from: string, to: string, price = '0.20') =>
  `Bulk SMS,Promotional,${from},${to},${price},18% extra,extra at operator rate,10:00-21:00,`

test.each([
  ['a missing column', 1, HEAD.replace(',GST', ''), '1 : The column “GST” is missing'],
  ['a cell too many', 3, `${LINES[2]},more`, '3 : There are more cells than columns: “more”'],
  ['an open quote', 11, 'International SMS,"All', '1[12] : A quotation mark is opened'],
  ['text after a closing quote', 3, 'Bulk SMS,"Promo"tional', '3 : Something stands behind'],
  ['a price in words', 4, slab('500000', '', 'cheap'), '4 Price.*: Write a price such as 0.20'],
  ['a rupee sign', 2, slab('1', '49999', '₹0.20'), '2 Price.*: Write a price such as 0.20'],
  ['no price', 2, slab('1', '49999', ''), '2 Price.*: Write a price such as 0.20'],
  ['a price of zero', 2, slab('1', '49999', '0.00'), '2 Price.*: Write a price such as 0.20'],
  ['a price with a comma', 2, slab('1', '49999', '"0,20"'), '2 Price.*: Write a price'],
  ['five digits', 2, slab('1', '49999', '0.12345'), '2 Price.*: At most four digits'],
  ['a formula', 4, `${slab('500000', '')}=HYPERLINK(1)`, '4 Remarks: Begin with a letter'],
  ['no category', 11, 'Bulk SMS,,1,,0.14,18%,,24x7,', '11 Category: Fill this in'],
  ['a gap', 3, slab('60000', '499999'), '3 Monthly volume from: This must be 50000'],
  ['an overlap', 3, slab('49999', '499999'), '3 Monthly volume from: This must be 50000'],
  ['a volume that shrinks', 3, slab('50000', '40000'), '3 Monthly volume to: .*more than 49999'],
  ['a volume in words', 3, slab('50000', 'many'), '3 Monthly volume to: Write a whole number'],
  ['a slab after the last', 3, slab('50000', ''), '3 Monthly volume to: Only the last price'],
  ['a last slab that ends', 4, slab('500000', '900000'), '4 Monthly volume to: Leave this empty'],
  ['a request beside a price', 3, slab('50000', '', 'On request'), '3 Price.*: A category on'],
  [
    'an invalid GST rate',
    2,
    slab('1', '49999').replace('18% extra', 'much'),
    '2 GST: Write a whole',
  ],
  [
    'two GST rates in one category',
    3,
    slab('50000', '499999').replace('18', '5'),
    '3 GST: .*same as in line 2',
  ],
  [
    'minutes after 24:00',
    11,
    'Bulk SMS,Alerts,1,,0.2,18%,,10:00-24:30,',
    '11 Delivery.*: Write hours',
  ],
  ['hours in words', 11, 'Bulk SMS,Alerts,1,,0.2,18%,,day,', '11 Delivery.*: Write hours such as'],
  ['a category in two places', 11, slab('1', ''), '11 Category: This category stands in the list'],
])('a list with %s is refused with its line and column', (_, number, line, message) => {
  expect(faults(withLine(number, line)).join('\n')).toMatch(new RegExp(`^${message}`, 'm'))
})

test('every error of a file is reported, in the order of its lines', () => {
  const broken = FILE.replace('0.17', 'x').replace('0.19', 'y').replace('10:00-21:00', 'z')
  const lines = faults(broken).map((text) => Number.parseInt(text, 10))
  expect(lines).toEqual([2, 3, 3, 4, 6])
})

test.each(['\r\n', '\n'])('a line break within a cell, %j, counts as one line', (lineBreak) => {
  const broken = FILE.replace(',Remarks', `,"Remarks${lineBreak}"`).replace('0.17', 'x')
  expect(faults(broken.replaceAll('\r\n', lineBreak))).toEqual([
    expect.stringMatching(/^4 Price.*: Write a price such as 0\.20/),
  ])
})

test.each(['', ' ', HEAD, '\0\0\0', '<html>', `${HEAD}\r\n,,,,,,,,`])(
  'the file %j is refused with one error',
  (text) => {
    expect(faults(text)).toHaveLength(1)
  },
)

test('any uploaded text is read or refused with error messages', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...LINES, '"', ';', '\n', ',', '\r\n', '0.2'), { maxLength: 20 }),
  )
  fc.assert(
    fc.property(text, (some) => {
      const outcome = read(Array.isArray(some) ? [HEAD, ...some].join('\r\n') : some)
      for (const fault of outcome.ok ? [] : outcome.faults) {
        expect(fault.line).toBeGreaterThan(0)
        expect(fault.message).toMatch(/\w{3}/)
      }
    }),
  )
})

const cell = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => `x${text.replace(/\p{Cc}/gu, '')}`.trim())
const about = {
  service: cell,
  gst: fc.integer({ min: 0, max: 99 }),
  scrubbing: fc.option(cell, { nil: undefined }),
  window: fc.constantFrom('24x7', '10:00-21:00', '00:00-24:00'),
}
const remarks = fc.option(cell, { nil: undefined })
const price = fc.integer({ min: 1, max: 99_990_000 }).map((units) => units / 10_000)
const priced = fc.record({
  kind: fc.constant('priced' as const),
  ...about,
  slabs: fc
    .uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: 5 })
    .chain((ends) =>
      fc.tuple(
        ...[...ends.sort((a, b) => a - b), undefined].map((to) =>
          fc.record({ to: fc.constant(to), price, remarks }),
        ),
      ),
    ),
})
const onRequest = fc.record({
  kind: fc.constant('on-request' as const),
  ...about,
  gst: fc.option(about.gst, { nil: undefined }),
  remarks,
})

test('any printed price list is read back unchanged', () => {
  const lists = fc.array(fc.oneof(priced, onRequest), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lists, (routes) => {
      const list = { routes: routes.map((route, at) => ({ ...route, category: `C${at}` })) }
      const value: Prices = prices.parse(JSON.parse(JSON.stringify(list)))
      expect(readPriceList(Buffer.from(printPriceList(value)))).toEqual({ ok: true, prices: value })
    }),
  )
})
