import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvStream, guard } from '#app/http/csv.server'

async function fileOf(rows: string[][]): Promise<Buffer> {
  async function* batches() {
    yield rows
  }
  return buffer(csvStream(['A', 'B'], batches()))
}

/** Whoever reads the file can tell exactly which marks were put before a cell. */
function unguard(cell: string): string {
  const inner = cell.slice(1)
  return cell.startsWith("'") && guard(inner) === cell ? inner : cell
}

/** Text that looks for trouble: formula signs, quotes, line ends, Hindi, and anything else. */
const trouble = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ' ', '1', '＝', 'ह'),
  }),
)

test('any text survives a round trip', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(trouble, trouble), { minLength: 1 }), async (rows) => {
      const file = await fileOf(rows)
      const [, ...read] = parse(file, { bom: true, record_delimiter: '\r\n' })
      expect(read.map((row) => row.map(unguard))).toEqual(
        rows.map((row) => row.map((cell) => cell.toWellFormed())),
      )
    }),
    { numRuns: 500 },
  )
})

test('no cell can run as a formula, but a plain phone number stays as it is', () => {
  const runs = /^[\s\0]*[=+\-@＝＋－＠]/
  fc.assert(
    fc.property(trouble, (cell) => {
      const guarded = guard(cell)
      return !runs.test(guarded) || /^\+[0-9][0-9 ]*$/.test(guarded)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+91 98765 43210,=1', "'+91 98765 43210,=1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ["it's", "it's"],
  ['राम', 'राम'],
])('the cell %o becomes %o', (cell, guarded) => {
  expect(guard(cell)).toBe(guarded)
})

test('the file starts with a byte order mark, ends lines with CRLF and quotes what needs it', async () => {
  const bytes = await fileOf([['a "b"', 'c,d\ne']])
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString()).toBe('A,B\r\n"a ""b""","c,d\ne"\r\n')
})
