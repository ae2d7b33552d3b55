import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'
import { isPostgres } from './engine'

export type { AnySQLiteColumn as AnyColumn } from 'drizzle-orm/sqlite-core'

/** The types of both engines; `forPostgres` has the same names. */
const forSqlite = {
  table: sqlite.sqliteTable,
  alias: sqlite.alias,
  check: sqlite.check,
  index: sqlite.index,
  primaryKey: sqlite.primaryKey,
  uniqueIndex: sqlite.uniqueIndex,
  QueryBuilder: sqlite.QueryBuilder,
  text: sqlite.text,
  integer: (name: string) => sqlite.integer(name),
  /** Milliseconds since 1970. */
  instant: (name: string) => sqlite.integer(name),
  boolean: (name: string) => sqlite.integer(name, { mode: 'boolean' }),
  bytes: (name: string) => sqlite.blob(name, { mode: 'buffer' }),
  /** SQLite uses the number of the last row again after it is deleted. */
  sequence: (name: string) => sqlite.integer(name).primaryKey(),
  /** Empty on PostgreSQL: it searches in a trigram index, and its other indexes cannot hold long texts. */
  searched: (column: sqlite.AnySQLiteColumn) => [column],
}

/** Sorts by code point, as SQLite does. */
const collatedText = pg.customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const bytea = pg.customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const forPostgres = {
  table: pg.pgTable,
  alias: pg.alias,
  check: pg.check,
  index: pg.index,
  primaryKey: pg.primaryKey,
  uniqueIndex: pg.uniqueIndex,
  QueryBuilder: pg.QueryBuilder,
  text: (name: string) => collatedText(name),
  integer: (name: string) => pg.integer(name),
  instant: (name: string) => pg.bigint(name, { mode: 'number' }),
  boolean: (name: string) => pg.boolean(name),
  bytes: (name: string) => bytea(name),
  sequence: (name: string) =>
    pg.bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  searched: () => [],
}

const columns = (isPostgres ? (forPostgres as unknown) : forSqlite) as typeof forSqlite

export const {
  table,
  alias,
  index,
  primaryKey,
  uniqueIndex,
  QueryBuilder,
  integer,
  instant,
  boolean,
  bytes,
  sequence,
  searched,
  text,
} = columns

export function checkChoice(
  name: string,
  column: sqlite.AnySQLiteColumn,
  choices: readonly string[],
) {
  const list = choices.map((choice) => `'${choice}'`).join(', ')
  return columns.check(name, sql`${column} in (${sql.raw(list)})`)
}

export const optionalText = <T extends string>(name: string) =>
  text(name).notNull().default('').$type<T>()
