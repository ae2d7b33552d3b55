import { CsvError, parse } from 'csv-parse/sync'

/** A CSV file of a spreadsheet program: with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. */
export type Table<Column extends string> = (Record<Column, string> & {
  line: number
  /** If semicolons or tabs separate the columns, "0,20" is a number. */
  isDecimalComma: boolean
})[]

export class CsvTableError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

const MAX_LINES = 500
/** First bytes of .xlsx and .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0']

/** @throws CsvTableError if the file is not a table with these columns, in any order */
export function readTable<Column extends string>(
  bytes: Uint8Array,
  columns: readonly Column[],
): Table<Column> {
  if (WORKBOOKS.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))) {
    throw new CsvTableError(1, 'This is an Excel workbook: save it as CSV and choose that file')
  }
  const text = decode(bytes)
  const delimiter = delimiterOf(text)
  const [head, ...records] = recordsOf(text, delimiter)
  const names = (head?.record ?? []).map((name) => name.trim())
  const positions = columns.map((column) => positionOf(column, names))
  if (records.length > MAX_LINES) {
    throw new CsvTableError(MAX_LINES + 2, `There are more than ${MAX_LINES} lines`)
  }
  return records
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, info: { lines: line } }) => {
      const beyond = record.slice(names.length).find((cell) => cell.trim() !== '')
      if (beyond !== undefined) {
        throw new CsvTableError(line, `There are more cells than columns: “${beyond.slice(0, 40)}”`)
      }
      const cells = columns.map((column, at) => [column, record[positions[at] ?? -1]?.trim() ?? ''])
      return { ...Object.fromEntries(cells), line, isDecimalComma: delimiter !== ',' }
    })
}

function positionOf(column: string, names: readonly string[]): number {
  const position = names.findIndex((name) => name.toLowerCase() === column.toLowerCase())
  if (position < 0) throw new CsvTableError(1, `The column “${column}” is missing`)
  return position
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const count = (one: string) => head.split(one).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

interface Line {
  record: string[]
  info: { lines: number }
}

function recordsOf(text: string, delimiter: string): Line[] {
  try {
    // It counts a quoted CR and LF as two lines.
    return parse(text.replaceAll('\r\n', '\n'), {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
    }) as unknown as Line[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new CsvTableError(Number(error.lines), MESSAGES[error.code] ?? 'This line cannot be read')
  }
}

const MESSAGES: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed',
  INVALID_OPENING_QUOTE: 'A quotation mark stands within a cell',
  CSV_INVALID_CLOSING_QUOTE: 'Something stands behind the quotation mark that ends a cell',
  CSV_MAX_RECORD_SIZE: 'This line is too long',
}
