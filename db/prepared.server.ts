import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Queries } from './database.server'

/** Builds a query once for each connection, where that takes longer than running it. Its values are placeholders. */
export function preparedOnce<Query>(prepare: (queries: Queries) => Query) {
  const prepared = new WeakMap<Queries, Query>()
  return (queries: Queries): Query => {
    const query = prepared.get(queries) ?? prepare(queries)
    prepared.set(queries, query)
    return query
  }
}

export function preparedInsert<Table extends SQLiteTable>(table: Table) {
  type Row = Table['$inferInsert']
  const insertOf = (columns: string[]) =>
    preparedOnce((queries) => {
      const values = columns.map((column) => [column, sql.placeholder(column)])
      return queries.insert(table).values(Object.fromEntries(values)).prepare()
    })
  const inserts = new Map<string, ReturnType<typeof insertOf>>()
  return async (queries: Queries, row: Row): Promise<void> => {
    const columns = Object.keys(row)
    const key = columns.join()
    const insert = inserts.get(key) ?? insertOf(columns)
    inserts.set(key, insert)
    await insert(queries).execute(row)
  }
}
