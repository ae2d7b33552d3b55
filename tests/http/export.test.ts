import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { escapeFormulas, exportStream } from '#app/http/export.server'
import { freshFolder } from '#tests/support/data-dir'
import { readSheet } from '#tests/support/sheet'

async function fileOf(rows: string[][], format: 'csv' | 'xlsx' = 'csv'): Promise<Buffer> {
  async function* batches() {
    yield rows
  }
  return buffer(exportStream(format, { header: ['A', 'B'], rows: batches() }))
}

/** Removes the apostrophes that `escapeFormulas` added. */
function withoutEscapes(cell: string): string {
  const [start = '', ...rest] = cell.split(/(?<=[;\r\n][\s\0;]*)(?![\s\0;])/)
  const whole = rest.map((part) => {
    const inner = part.slice(1)
    return part.startsWith("'") && escapeFormulas(`;${inner}`) === `;${part}` ? inner : part
  })
  const plain = [start, ...whole].join('')
  return plain.startsWith("'") && escapeFormulas(plain.slice(1)) === cell ? plain.slice(1) : plain
}

/** Formula signs, quotes, line ends, Hindi and any other text. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'=+-@\t\r\n\'",; 1a|＝ह'),
  }),
)

test('any text survives a CSV round trip', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(hostileText, hostileText), { minLength: 1 }),
      async (rows) => {
        const file = await fileOf(rows)
        const [, ...read] = parse(file, { bom: true, record_delimiter: '\r\n' })
        expect(read.map((row) => row.map(withoutEscapes))).toEqual(
          rows.map((row) => row.map((cell) => cell.toWellFormed())),
        )
      },
    ),
    { numRuns: 500 },
  )
})

test('no cell runs as a formula; only phone numbers and @names keep their sign', () => {
  const runs = /^[\s\0]*[=+\-@＝＋－＠]/
  fc.assert(
    fc.property(hostileText, (cell) => {
      const guarded = escapeFormulas(cell)
      return !runs.test(guarded) || /^\+[0-9][0-9 ]*$|^@[a-z]\w*$/i.test(guarded)
    }),
    { numRuns: 5000 },
  )
})

test('no part of a cell runs as a formula if semicolons separate cells', () => {
  fc.assert(
    fc.property(hostileText, (cell) =>
      escapeFormulas(`a;${cell}`)
        .split(/[;\r\n]/)
        .slice(1)
        .every(
          (part) =>
            !/^[\s\0"]*[=+\-@＝＋－＠]/.test(part) ||
            /^\s*(\+[0-9][0-9 ]*|@[a-z]\w*|- [^|!()=]*)$/i.test(part),
        ),
    ),
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
  ['@kavita_iyer', '@kavita_iyer'],
  ['@kavita_iyer!A1', "'@kavita_iyer!A1"],
  ['Hello;=1+1;"=2"', `Hello;'=1+1;'"=2"`],
  ['Hello\n =cmd|x!A1', "Hello\n '=cmd|x!A1"],
  ['We need:\n- SMS\n- voice;\n+91 98765 43210', 'We need:\n- SMS\n- voice;\n+91 98765 43210'],
  ['+91', '+91'],
  ['0123456', '0123456'],
  ['3/4', '3/4'],
])('the cell %o becomes %o', (cell, guarded) => {
  expect(escapeFormulas(cell)).toBe(guarded)
})

test('a CSV file starts with a byte order mark, ends lines with CRLF and quotes special characters', async () => {
  const bytes = await fileOf([['a "b"', 'c,d\ne']])
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString()).toBe('A,B\r\n"a ""b""","c,d\ne"\r\n')
})

/** Values that a spreadsheet converts, or that break a file without escaping. */
const CONVERTED = [
  ...['+91', '0123456', '007', '3/4', '1234567890123456789', '=1+1', '-2+3', '@kavita_iyer'],
  ...['a;=1+1', '\t=1', 'TRUE', '1e5', '_x0041_', ' spaces ', 'a\nb', '<b>&amp;"\'', '', 'राम'],
]

test('an Excel file stores every cell as text', async () => {
  const rows = CONVERTED.map((cell, at) => [cell, `${at}`])
  expect(await readSheet(await fileOf(rows, 'xlsx'))).toEqual([['A', 'B'], ...rows])
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(hostileText, hostileText), { minLength: 1 }),
      async (rows) => {
        const [, ...read] = await readSheet(await fileOf(rows, 'xlsx'))
        const stored = (cell: string) =>
          cell
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replace(/[^\t\n -~\u00a0-\ud7ff\ud800-\udfff\ue000-\ufffd]/g, '\ufffd')
        expect(read).toEqual(rows.map((row) => row.map(stored)))
      },
    ),
    { numRuns: 100 },
  )
})

test('an Excel cell is cut at 32,767 characters', async () => {
  const [, row] = await readSheet(await fileOf([['x'.repeat(40_000), '']], 'xlsx'))
  expect(row?.map((cell) => cell.length)).toEqual([32_767, 0])
})

test.each(['csv', 'xlsx'] as const)(
  'an export of 50,000 rows as %s is streamed with backpressure and does not block the event loop',
  { timeout: 60_000 },
  async (format) => {
    let made = 0
    async function* rows() {
      for (let batch = 0; batch < 250; batch++) {
        made += 200
        yield Array.from({ length: 200 }, (_, at) => [
          ...Array.from({ length: 10 }, (_, column) => `+91 ${batch * at * column}`),
          randomBytes(150).toString('hex'),
        ])
      }
    }
    const header = [...'ABCDEFGHIJK']
    const reader = exportStream(format, { header, rows: rows() }).getReader()
    await reader.read()
    await sleep(300)
    // Backpressure: rows are made only while the reader reads.
    expect(made).toBeLessThan(5_000)
    let turns = 0
    const timer = setInterval(() => turns++)
    while (!(await reader.read()).done) expect(made).toBeLessThanOrEqual(50_000)
    clearInterval(timer)
    expect(made).toBe(50_000)
    expect(turns).toBeGreaterThan(200)
  },
)

test.each(['csv', 'xlsx'] as const)('cancelling an export as %s ends its rows', async (format) => {
  let [yielded, isEnded] = [0, false]
  async function* rows() {
    try {
      for (;;) yield [[`Reason ${yielded++}`]]
    } finally {
      isEnded = true
    }
  }
  const reader = exportStream(format, { header: ['Motivation'], rows: rows() }).getReader()
  while (yielded === 0) await reader.read()
  await reader.cancel()
  await expect.poll(() => isEnded).toBe(true)
})

const office = ['soffice', 'libreoffice'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)
if (!office) console.warn('LibreOffice is not installed: no test opens the exports with it.')

/** Values that a spreadsheet converts even in an escaped CSV. */
const CONVERTED_IN_CSV = /^(\d|\+|\s|TRUE|$)/

test.skipIf(!office).each([
  ['xlsx', []],
  ['csv', ['--infilter=CSV:44,34,76,1']],
  ['csv', ['--infilter=CSV:59,34,76,1']],
] as const)('LibreOffice runs no cell of %s %o', { timeout: 120_000 }, async (format, filter) => {
  const folder = freshFolder()
  const file = join(folder, `in.${format}`)
  const cells = CONVERTED.filter((cell) => format === 'xlsx' || !CONVERTED_IN_CSV.test(cell))
  writeFileSync(
    file,
    await fileOf(
      cells.map((cell) => [cell, 'end']),
      format,
    ),
  )
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const to = [
    '--convert-to',
    'csv:Text - txt - csv (StarCalc):44,34,76,1',
    '--outdir',
    `${folder}/out`,
  ]
  spawnSync(office ?? '', [profile, '--headless', ...filter, ...to, file])
  const text = readFileSync(join(folder, 'out', 'in.csv'), 'utf8')
  expect(text).not.toMatch(/(^|,)"?(1|2|#NAME\?|Err:\d+)"?(,|$)/m)
  const read = parse(text, { bom: true, relax_column_count: true }).map(([cell]) => cell)
  const isSplit = filter[0]?.includes('59')
  if (!isSplit) expect(read.slice(1)).toEqual(format === 'xlsx' ? cells : cells.map(escapeFormulas))
})
