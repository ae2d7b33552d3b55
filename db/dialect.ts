import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isPostgres } from './engine'

/** Case-sensitive. */
export function contains(column: SQLWrapper, text: string): SQL {
  if (!isPostgres) return sql`instr(${column}, ${text}) > 0`
  return text.includes('\0') ? sql`false` : sql`strpos(${column}, ${text}) > 0`
}

/** @param set a character class without brackets, ASCII only */
export function hasOtherThan(column: SQLWrapper, set: string): SQL {
  return isPostgres ? sql`${column} ~ ${`[^${set}]`}` : sql`${column} glob ${`*[^${set}]*`}`
}

/** Keeps SQLite from using an index of this column, where that would read every row. */
export function unindexed(column: SQLWrapper): SQL {
  return isPostgres ? sql`${column}` : sql`+${column}`
}

/** For any number of values; `inArray` sends one parameter for each, and SQLite allows 32,766. */
export function isAmong(column: SQLWrapper, values: readonly string[]): SQL {
  if (values.length === 0) return sql`false`
  if (isPostgres) return sql`${column} = any(${sql.param(values)})`
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
}
