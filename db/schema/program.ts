import { boolean, index, instant, table, text } from '../columns'

export const dailyRuns = table('daily_runs', {
  job: text('job').primaryKey(),
  /** YYYY-MM-DD in the company's time zone. */
  day: text('day').notNull(),
  finishedAt: instant('finished_at').notNull(),
  outcome: text('outcome').notNull(),
  isOk: boolean('is_ok').notNull(),
  /** Of the last run that was ok; null where none was. */
  succeededAt: instant('succeeded_at'),
})

export const instances = table('instances', {
  id: text('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Kept after another has come into use, so that receipts signed with it still verify. */
export const receiptKeys = table('receipt_keys', {
  id: text('id').primaryKey(),
  /** Ed25519, PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** No foreign keys: it outlives what it tells of. */
export const auditEntries = table(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    act: text('act').notNull(),
    subjectId: text('subject_id').notNull().default(''),
    detail: text('detail').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    index('audit_entries_by_subject').on(row.subjectId, row.id),
    index('audit_entries_by_admin').on(row.adminId, row.id),
    index('audit_entries_by_act').on(row.act, row.id),
  ],
)
