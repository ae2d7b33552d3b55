import { sql } from 'drizzle-orm'

/**
 * A limit as a part of the statement. SQLite prepares a statement anew whenever the value of a bound limit is bound, which
 * takes longer than most of them run. drizzle takes this, its types do not know.
 */
export const fixed = (limit: number): number => sql.raw(String(Math.trunc(limit))) as never
