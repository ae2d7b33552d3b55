import { getTableColumns, getTableName } from 'drizzle-orm'
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
  type Row = Required<Omit<T['$inferInsert'], L>>
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => !left.includes(name as L),
  )
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const marks = columns.map(() => '?').join(', ')
  const text = `insert into "${getTableName(table)}" (${names}) values (${marks})`
  const statement = prepared(({ $client }) => $client.prepare(text))
  // What drizzle does with each value, without its look for placeholders among them, which takes as long as the row.
  const encoded = (row: Row) =>
    columns.map(([name, column]) => {
      const value: unknown = row[name as keyof Row]
      // A record of an earlier program may lack a column.
      if (value === undefined) return column.default
      return value === null ? null : column.mapToDriverValue(value)
    })
  return (db, row) => void statement(db).run(encoded(row))
}
