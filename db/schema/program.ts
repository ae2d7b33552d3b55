import { boolean, index, instant, table, text } from '../columns'

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

/** Every act of an admin, without personal data of visitors; no foreign keys, so that it outlives what it tells of. */
export const auditEntries = table(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    /** Empty where the program itself acted, or nobody known. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    /** What was done, as "enquiry.status" or "application.delete". */
    act: text('act').notNull(),
    /** Id of what it was done to; empty where it was done to many. */
    subjectId: text('subject_id').notNull().default(''),
    /** Statuses, counts, filters: never a name, an address or a text. */
    detail: text('detail').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    index('audit_entries_by_subject').on(row.subjectId, row.id),
    index('audit_entries_by_admin').on(row.adminId, row.id),
    index('audit_entries_by_act').on(row.act, row.id),
  ],
)
