import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** When the program last did each of its daily jobs, so that a restart neither skips nor repeats one. */
export const dailyRuns = sqliteTable('daily_runs', {
  job: text('job').primaryKey(),
  /** Calendar day in the company's time zone, as YYYY-MM-DD. */
  day: text('day').notNull(),
  finishedAt: integer('finished_at').notNull(),
  /** What it did, or why it could not. */
  outcome: text('outcome').notNull(),
  isOk: integer('is_ok', { mode: 'boolean' }).notNull(),
})

/** One row, made with the database: by it a data directory knows its own database again. */
export const instances = sqliteTable('instances', {
  id: text('id').primaryKey(),
  createdAt: integer('created_at').notNull(),
})

/**
 * How often a row that is searched for was changed or removed, kept by triggers; of those that come nothing is counted,
 * so a count of finds is still true but for them.
 */
export const searchChanges = sqliteTable('search_changes', {
  name: text('name', { enum: ['enquiries', 'applications'] }).primaryKey(),
  count: integer('count').notNull(),
})
