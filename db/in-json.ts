import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a column is one of a list: one parameter and one statement for a list of any length. @param json an array */
export function inJson(column: SQLWrapper, json: string | Placeholder): SQL {
  return sql`${column} in (select value from json_each(${json}))`
}
