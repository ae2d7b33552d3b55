import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Db } from './connection.server'

/**
 * A statement that is built and prepared once for each connection, for work that is done by the thousand: both take
 * longer than running it.
 * @param prepare its changing parts are named by `sql.placeholder`
 */
export function prepared<S>(prepare: (db: Db) => S): (db: Db) => S {
  const statements = new WeakMap<Db, S>()
  return (db) => {
    const there = statements.get(db)
    if (there !== undefined) return there
    const made = prepare(db)
    statements.set(db, made)
    return made
  }
}

/** Inserts one row, by a prepared statement. @param left columns that the database fills in by itself */
export function preparedInsert<T extends SQLiteTable, L extends keyof T['$inferInsert'] = never>(
  table: T,
  ...left: L[]
): (db: Db, row: Required<Omit<T['$inferInsert'], L>>) => void {
  const names = Object.keys(getTableColumns(table)).filter((name) => !left.includes(name as L))
  const values = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
  const statement = prepared((db) =>
    db
      .insert(table)
      .values(values as T['$inferInsert'])
      .prepare(),
  )
  return (db, row) => void statement(db).run(row)
}
