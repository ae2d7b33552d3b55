import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'
import { isPostgres } from '../engine'
import * as schema from '../schema'

export interface MovedColumn {
  name: string
  kind: 'boolean' | 'bytes' | 'other'
}

export interface MovedTable {
  name: string
  columns: MovedColumn[]
  key: string[]
}

/** PostgreSQL stores files in these, SQLite in the uploads folder. */
const FILE_TABLE_NAMES = new Set(['stored_files', 'stored_parts'])

const all = Object.values(schema as Record<string, unknown>).filter((value) => is(value, Table))

export const FILE_TABLES = all
  .filter((table) => FILE_TABLE_NAMES.has(getTableName(table)))
  .map(describe)

/** Each table comes after those it refers to. */
export const MOVED_TABLES = ordered(
  all.filter((table) => !FILE_TABLE_NAMES.has(getTableName(table))),
).map(describe)

function configOf(table: Table) {
  return isPostgres
    ? pg.getTableConfig(table as pg.PgTable)
    : sqlite.getTableConfig(table as sqlite.SQLiteTable)
}

function describe(table: Table): MovedTable {
  const columns = Object.values(getTableColumns(table))
  const own = columns.filter((column) => column.primary).map(({ name }) => name)
  const [together] = configOf(table).primaryKeys
  return {
    name: getTableName(table),
    columns: columns.map((column) => ({ name: column.name, kind: kindOf(column) })),
    key: together ? together.columns.map(({ name }) => name) : own,
  }
}

function kindOf(column: { dataType: string; getSQLType(): string }): MovedColumn['kind'] {
  if (column.dataType === 'boolean') return 'boolean'
  return /^(blob|bytea)$/.test(column.getSQLType()) ? 'bytes' : 'other'
}

function ordered(tables: readonly Table[], done: readonly Table[] = []): readonly Table[] {
  if (tables.length === 0) return done
  const isReady = (table: Table) =>
    configOf(table).foreignKeys.every((key) => {
      const { foreignTable } = key.reference()
      return foreignTable === table || done.includes(foreignTable)
    })
  const ready = tables.filter(isReady)
  if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
  const rest = tables.filter((table) => !ready.includes(table))
  return ordered(rest, [...done, ...ready])
}

export const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

export const namesOf = (columns: MovedColumn[]) => quoted(columns.map(({ name }) => name))
