import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { priceList } from '#app/models/messaging/price-list.server'
import { parsePriceList } from '#app/models/messaging/price-list-csv.server'

const file = readFileSync('public/SMSPricing.csv', 'utf8')
const lines = file.split('\r\n')

/** The list of the site with one line changed; the first is line 1. */
function withLine(number: number, line: string): string {
  return lines.with(number - 1, line).join('\r\n')
}

const slab = (from: string, to: string, price = '0.20') =>
  `Bulk SMS,Promotional,${from},${to},${price},18% extra,extra at operator rate,10:00-21:00,`

test('the file is what spreadsheets open without harm: ASCII, CRLF, no formula', () => {
  expect(file).toMatch(/^[ -~\r\n]+$/)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file).not.toMatch(/(^|,)"?[=+\-@]/m)
})

test('every line of the file is a price of the list, and the other way round', () => {
  const prices = priceList.flatMap(({ category, slabs, onRequest }) =>
    onRequest
      ? [`${category},,,On request`]
      : slabs.map(
          ({ from, to, price }) => `${category},${from},${to ?? ''},${(price / 10_000).toFixed(2)}`,
        ),
  )
  const rows = lines.slice(1, -1).map((line) => line.split(',').slice(1, 5).join())
  expect(prices).toEqual(rows)
})

test('volumes run without a gap from the first part on, and the last is open', () => {
  for (const { slabs } of priceList) {
    let next = 1
    for (const { from, to } of slabs) {
      expect(from).toBe(next)
      next = (to ?? 0) + 1
    }
    expect(slabs.at(-1)?.to).toBeUndefined()
  }
})

test.each([
  ['a missing column', 1, 'Service,Category', 'line 1'],
  ['a cell too many', 3, `${lines[2]},more`, 'line 3'],
  ['a cell too few', 3, 'Bulk SMS,Promotional,50000', 'line 3'],
  ['an open quote', 11, 'International SMS,"All', 'line 1[12]'],
  ['a rupee sign', 2, slab('1', '49999', '₹0.20'), 'line 2: .*ASCII'],
  ['a formula', 4, `${slab('500000', '')}=HYPERLINK(1)`, 'line 4: .*formula'],
  ['no category', 4, 'Bulk SMS,,500000,,0.14,18% extra,,,', 'line 4: .*required'],
  ['a gap', 3, slab('60000', '499999'), 'line 3: .*from.* must be 50000'],
  ['an overlap', 3, slab('49999', '499999'), 'line 3: .*must be 50000'],
  ['a volume that shrinks', 3, slab('50000', '40000'), 'line 3: .*to.*from 50000 on'],
  ['a volume in words', 3, slab('50000', 'many'), 'line 3: .*to'],
  ['a slab after the last', 3, slab('50000', ''), 'line 4: .*already'],
  ['a last slab that ends', 4, slab('500000', '900000'), 'line 4: .*empty'],
  ['a price of nothing', 2, slab('1', '49999', '0.00'), 'line 2: .*price'],
  ['a price with a comma', 2, slab('1', '49999', '"0,20"'), 'line 2: .*price'],
  ['a price per request beside one', 3, slab('50000', '', 'On request'), 'line 3: .*On request'],
  ['GST that is none', 2, slab('1', '49999').replace('18% extra', 'extra'), 'line 2: .*GST'],
  ['a category in two places', 11, slab('1', ''), 'line 11: .*apart'],
])('a list with %s is refused, and the line named', (_, number, line, message) => {
  expect(() => parsePriceList(withLine(number, line))).toThrow(new RegExp(message))
})

test('an empty list is none', () => {
  expect(() => parsePriceList('')).toThrow('line 1')
  expect(() => parsePriceList(lines[0] ?? '')).toThrow('line 2: there is no price')
})
