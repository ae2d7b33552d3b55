import { createHash } from 'node:crypto'
import { DatabaseError } from '../database.server'
import { applications, receivedFiles } from '../schema'
import type { Row, Source, Target, Value } from './source-target'
import { MOVED_TABLES, type MovedTable } from './tables'

export type Moved = Awaited<ReturnType<typeof copySite>>

type Progress = (what: string, done: number, total: number) => void

/** Holds a few rows or a part of a file in memory. @throws DatabaseError where the copy differs */
export async function copySite(source: Source, target: Target, onProgress: Progress = () => {}) {
  let rows = 0
  const names: string[] = []
  for (const [position, table] of MOVED_TABLES.entries()) {
    onProgress('tables', position, MOVED_TABLES.length)
    rows += await copyTable(source, target, table, (row) => names.push(...filesOf(table, row)))
  }
  const missing: string[] = []
  for (const [position, name] of names.entries()) {
    onProgress('files', position, names.length)
    if (!(await copyFile(source, target, name))) missing.push(name)
  }
  return { rows, files: names.length - missing.length, missing }
}

const FILE_COLUMNS: Record<string, string> = {
  applications: applications.resumeFile.name,
  received_files: receivedFiles.file.name,
}

function filesOf({ name, columns }: MovedTable, row: Row): string[] {
  const value = row[columns.findIndex((column) => column.name === FILE_COLUMNS[name])]
  return typeof value === 'string' ? [value] : []
}

const MAX_BATCH_ROWS = 100
const MAX_BATCH_CHARACTERS = 2 ** 20

async function copyTable(
  source: Source,
  target: Target,
  table: MovedTable,
  onRow: (row: Row) => void,
): Promise<number> {
  const read = tally()
  let batch: Row[] = []
  let size = 0
  for await (const row of source.rows(table)) {
    read.add(row)
    onRow(row)
    batch.push(row)
    size += row.reduce<number>((sum, value) => sum + sizeOf(value), 0)
    if (batch.length < MAX_BATCH_ROWS && size < MAX_BATCH_CHARACTERS) continue
    await target.insert(table, batch)
    batch = []
    size = 0
  }
  if (batch.length > 0) await target.insert(table, batch)
  const written = tally()
  for await (const row of target.rows(table)) written.add(row)
  if (read.result() !== written.result()) {
    throw new DatabaseError(
      `The copy of ${table.name} differs: ${read.result()}, ${written.result()}`,
    )
  }
  return read.count()
}

const sizeOf = (value: Value) =>
  typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8

function tally() {
  const hash = createHash('sha256')
  let count = 0
  let digest: string | undefined
  return {
    add(row: Row) {
      count++
      const plain = row.map((value) =>
        Buffer.isBuffer(value) ? [value.toString('base64')] : value,
      )
      hash.update(`${JSON.stringify(plain)}\n`)
    },
    count: () => count,
    result() {
      digest ??= hash.digest('hex')
      return `${count} rows ${digest}`
    },
  }
}

async function copyFile(source: Source, target: Target, name: string): Promise<boolean> {
  const content = await source.file(name)
  if (!content) return false
  const read = createHash('sha256')
  await target.putFile(
    name,
    watched(content, (part) => read.update(part)),
  )
  const written = createHash('sha256')
  for await (const part of (await target.file(name)) ?? []) written.update(part)
  if (read.digest('hex') === written.digest('hex')) return true
  throw new DatabaseError(`The copy of the file ${name} differs`)
}

async function* watched(content: AsyncIterable<Buffer>, onPart: (part: Buffer) => void) {
  for await (const part of content) {
    onPart(part)
    yield part
  }
}
