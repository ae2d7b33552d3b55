import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  blob,
  check,
  integer,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'

export {
  type AnySQLiteColumn as AnyColumn,
  index,
  integer,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

export const table = sqliteTable

export const instant = (name: string) => integer(name)

export const bytes = (name: string) => blob(name, { mode: 'buffer' })

export const boolean = (name: string) => integer(name, { mode: 'boolean' })

/** The number of a deleted last row is given again. */
export const sequence = (name: string) => integer(name).primaryKey()

export function checkChoice(name: string, column: AnySQLiteColumn, choices: readonly string[]) {
  const list = choices.map((choice) => `'${choice}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

export const optionalText = <T extends string>(name: string) =>
  text(name).notNull().default('').$type<T>()
