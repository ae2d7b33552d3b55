import { sql } from 'drizzle-orm'
import type { Reads } from '#db/database.server'
import { enquiries } from '#db/schema'

/**
 * The types of all enquiries outside spam, also those of services that were renamed or removed. Skips from one type to
 * the next in `enquiries_by_type`, because there are few types and many enquiries.
 */
export async function listStoredTypes(db: Reads): Promise<string[]> {
  const { type, isSpam } = enquiries
  const first = sql`select min(${type}) from ${enquiries} where ${isSpam} = ${sql.param(false, isSpam)}`
  const stored = sql`(with recursive found(name) as (
    ${first} union all select (${first} and ${type} > found.name) from found where found.name is not null
  ) select name from found where name is not null) as stored`
  const rows = await db.select({ name: sql<string>`name` }).from(stored)
  return rows.map(({ name }) => name)
}
