import { type SQL, sql } from 'drizzle-orm'
import type { Reads } from './database.server'

/** Reads several counts in one statement. */
export async function readCounts<Name extends string>(
  db: Reads,
  counts: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const [counted] = await db
    .select(counts as Record<string, SQL<number>>)
    .from(sql`(select 1) as one`)
  if (!counted) throw new Error('A statement of counts returned no row')
  return counted as Record<Name, number>
}
