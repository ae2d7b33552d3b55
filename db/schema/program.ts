import { boolean, instant, table, text } from '../columns'

/** When the program last did each of its daily jobs, so that a restart neither skips nor repeats one. */
export const dailyRuns = table('daily_runs', {
  job: text('job').primaryKey(),
  /** Calendar day in the company's time zone, as YYYY-MM-DD. */
  day: text('day').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** What it did, or why it could not. */
  outcome: text('outcome').notNull(),
  isOk: boolean('is_ok').notNull(),
})

/** One row, made with the database: by it a data directory knows its own database again. */
export const instances = table('instances', {
  id: text('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
