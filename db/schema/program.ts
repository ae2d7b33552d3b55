import { boolean, bytes, index, instant, integer, primaryKey, table, text } from '../columns'

export const dailyRuns = table('daily_runs', {
  job: text('job').primaryKey(),
  /** YYYY-MM-DD in the company's time zone. */
  day: text('day').notNull(),
  finishedAt: instant('finished_at').notNull(),
  outcome: text('outcome').notNull(),
  isOk: boolean('is_ok').notNull(),
  /** The end of the last successful run; null where there is none. */
  succeededAt: instant('succeeded_at'),
})

export const instances = table('instances', {
  id: text('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** The key of the site, made with its first receipt. */
export const receiptKeys = table('receipt_keys', {
  id: text('id').primaryKey(),
  /** Ed25519, PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** No foreign keys: entries stay when their subject is removed. */
export const auditEntries = table(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    action: text('act').notNull(),
    subjectId: text('subject_id').notNull().default(''),
    detail: text('detail').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    index('audit_entries_by_subject').on(row.subjectId, row.id),
    index('audit_entries_by_admin').on(row.adminId, row.id),
    index('audit_entries_by_act').on(row.action, row.id),
  ],
)

/** Resumes and attachments on PostgreSQL; with SQLite they are in the uploads folder. */
export const storedFiles = table('stored_files', {
  name: text('name').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

export const storedParts = table(
  'stored_parts',
  {
    file: text('file')
      .notNull()
      .references(() => storedFiles.name, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    data: bytes('data').notNull(),
  },
  (row) => [primaryKey({ columns: [row.file, row.position] })],
)

/**
 * Forms that were posted after the session ended, encrypted, until their sender has logged in. The table keeps its name,
 * because in a rolling update a process of the older program fails on a renamed table.
 */
export const unsentForms = table(
  'carried_forms',
  {
    /** SHA-256 of the id of the account, hex. */
    accountHash: text('account_hash').primaryKey(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('carried_forms_by_expiry').on(row.expiresAt)],
)
