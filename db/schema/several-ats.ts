import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Whether a text has more than one @; models/search-index asks for such rows in the same words. */
export const hasSeveralAts = (text: SQLiteColumn): SQL =>
  sql`instr(substr(${text}, instr(${text}, '@') + 1), '@') > 0`
