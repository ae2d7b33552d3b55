import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

export {
  type AnySQLiteColumn as AnyColumn,
  check,
  index,
  integer,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

export const table = sqliteTable

/** Epoch milliseconds. */
export const instant = (name: string) => integer(name)

export const boolean = (name: string) => integer(name, { mode: 'boolean' })

/** The number of a deleted last row is given again. */
export const sequence = (name: string) => integer(name).primaryKey()
