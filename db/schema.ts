import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** Ids are UUIDv7 text, instants integer epoch milliseconds, enums text with a CHECK: portable to other engines. */

export const enquiries = sqliteTable(
  'enquiries',
  {
    /** Place in the order of arrival, which every list follows; also the key of `enquiry_index`. */
    seq: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    /** What the visitor is told and quotes back to us. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address as models/email folds it, by which one person is known again. */
    emailKey: text('email_key').notNull().default(''),
    /** E.164 where the number parses, else as typed. */
    phone: text('phone').notNull().default(''),
    isPhoneValid: integer('is_phone_valid', { mode: 'boolean' }).notNull().default(true),
    /** Dialling code with its plus sign, such as +91. */
    countryCode: text('country_code').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    type: text('type').notNull().default('General'),
    desc: text('desc').notNull(),
    telegramId: text('telegram_id').notNull().default(''),
    status: text('status', { enum: ['New', 'Pending', 'Closed'] })
      .notNull()
      .default('New'),
    /** Name and e-mail, folded as models/enquiry-search folds a needle. */
    search: text('search').notNull(),
    idempotencyKey: text('idempotency_key'),
    contentHash: text('content_hash').notNull(),
    /** Judged spam: kept out of the desk's lists, never dropped. */
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull().default(false),
    /** Why it was judged so, in words for staff. */
    spamReasons: text('spam_reasons').notNull().default(''),
    /** Version of the consent line that stood at the form; empty for calls, which show none. */
    consentVersion: text('consent_version').notNull().default(''),
    /** Where the visitor came from, as "key=value" pairs of a query. */
    source: text('source').notNull().default(''),
    /** SHA-256 of the words alone, by which the same text from another address is known. */
    textHash: text('text_hash').notNull().default(''),
    /** When the visitor wants to be called back; empty where no call was asked for. */
    callBack: text('call_back', { enum: ['', 'Any time', 'Morning', 'Afternoon', 'Evening'] })
      .notNull()
      .default(''),
    assigneeId: text('assignee_id').references((): AnySQLiteColumn => admins.id, {
      onDelete: 'set null',
    }),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    // With the time, so that what is open is counted by age without a look at the rows.
    index('enquiries_by_status').on(table.isSpam, table.status, table.createdAt),
    index('enquiries_by_content').on(table.contentHash, table.createdAt),
    uniqueIndex('enquiries_by_idempotency_key').on(table.idempotencyKey, table.contentHash),
    index('enquiries_by_text').on(table.textHash, table.createdAt),
    index('enquiries_by_email').on(table.emailKey, table.id),
    index('enquiries_by_phone').on(table.phone, table.id),
    index('enquiries_by_typed_phone').on(table.phone).where(sql`${table.isPhoneValid} = 0`),
    // Has all that the overview reads, so that a month of rows need not be fetched.
    index('enquiries_by_arrival').on(table.isSpam, table.createdAt, table.type, table.source),
    index('enquiries_by_assignee').on(table.assigneeId),
    // A long search checks its finds: rows of this index are a tenth of those of the table.
    index('enquiries_text').on(table.seq, table.search),
    check('enquiries_status', sql`${table.status} in ('New', 'Pending', 'Closed')`),
  ],
)

/** How many enquiries there are of each kind, kept by triggers; with no assignee, `assignee_id` is empty. */
export const enquiryCounts = sqliteTable(
  'enquiry_counts',
  {
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull(),
    status: text('status').notNull(),
    type: text('type').notNull(),
    assigneeId: text('assignee_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.isSpam, table.status, table.type, table.assigneeId] })],
)

/** What happened to an enquiry, oldest first by id: who moved it from where to where, what was noted. */
export const enquiryEvents = sqliteTable(
  'enquiry_events',
  {
    id: text('id').primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['status', 'assignment', 'note', 'spam'] }).notNull(),
    adminId: text('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** Stands here too, so that the history can still be read when the account is gone. */
    adminName: text('admin_name').notNull(),
    /** Status, or name of the assignee, before and after. */
    from: text('from').notNull().default(''),
    to: text('to').notNull().default(''),
    /** Whose it was before an assignment, so that one can be undone. */
    previousAssigneeId: text('previous_assignee_id').references(() => admins.id, {
      onDelete: 'set null',
    }),
    note: text('note').notNull().default(''),
    /** One id for all that one press of a button changed, so that it can be undone as one. */
    batch: text('batch').notNull().default(''),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('enquiry_events_by_enquiry').on(table.enquiryId, table.id),
    index('enquiry_events_by_batch').on(table.batch),
    check('enquiry_events_kind', sql`${table.kind} in ('status', 'assignment', 'note', 'spam')`),
  ],
)

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** The address folded to one form, so that one person has one account. */
  emailKey: text('email_key').notNull().unique(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  /** Secret of the one-time passwords, base32; empty where none are asked for. */
  totpSecret: text('totp_secret').notNull().default(''),
  /** When the admin proved to hold the secret; before that it guards nothing. */
  totpSince: integer('totp_since'),
  /** The last step of 30 seconds whose code was used: a code works once (RFC 6238, 5.2). */
  totpStep: integer('totp_step').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  /** Outlives the sessions, so that an account nobody uses is seen. */
  lastSeenAt: integer('last_seen_at'),
})

/** Each opens the desk once in place of a one-time password. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256, hex. */
    codeHash: text('code_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    usedAt: integer('used_at'),
  },
  (table) => [index('recovery_codes_by_admin').on(table.adminId)],
)

/** Every act of an admin, without personal data of visitors; no foreign keys, so that it outlives what it tells of. */
export const auditEntries = sqliteTable(
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
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('audit_entries_by_subject').on(table.subjectId, table.id),
    index('audit_entries_by_admin').on(table.adminId, table.id),
    index('audit_entries_by_act').on(table.act, table.id),
  ],
)

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

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
    /** Browser and system in short, for the list of sessions. */
    device: text('device').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_admin').on(table.adminId),
    check('sessions_kind', sql`${table.kind} in ('cookie', 'bearer')`),
  ],
)

export const applications = sqliteTable(
  'applications',
  {
    /** Place in the order of time, made by a trigger out of `created_at`; also the key of `application_index`. */
    seq: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** The address as models/email folds it, by which one person is known again. */
    emailKey: text('email_key').notNull().default(''),
    phone: text('phone').notNull(),
    /** E.164 where the number parses, else as typed. */
    phoneKey: text('phone_key').notNull().default(''),
    gender: text('gender').notNull(),
    jobRole: text('job_role').notNull(),
    experience: text('experience').notNull(),
    /** The leading number of years in `experience`; a fresher has none, which counts as 0. */
    experienceYears: integer('experience_years').notNull(),
    motivation: text('motivation').notNull(),
    /** Every field that the free-text search looks at, folded. */
    search: text('search').notNull(),
    /** Name of the file below uploads/, made by us. */
    resumeFile: text('resume_file').notNull().unique(),
    /** Name of the file as the applicant had it, made harmless; only ever shown and offered. */
    resumeName: text('resume_name').notNull(),
    resumeType: text('resume_type').notNull(),
    resumeBytes: integer('resume_bytes').notNull(),
    resumeHash: text('resume_hash').notNull(),
    contentHash: text('content_hash').notNull(),
    consentVersion: text('consent_version').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    /** In the bin since then: out of every list, still to be taken back; resume and row go when the window is over. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('applications_by_content').on(table.contentHash, table.createdAt),
    index('applications_by_email').on(table.emailKey, table.id),
    index('applications_by_phone').on(table.phoneKey, table.id),
    index('applications_text').on(table.seq, table.search),
    index('applications_by_deletion').on(table.deletedAt, table.id),
  ],
)

/** How many applications there are of each kind, kept by triggers. */
export const applicationCounts = sqliteTable(
  'application_counts',
  {
    isBinned: integer('is_binned', { mode: 'boolean' }).notNull(),
    jobRole: text('job_role').notNull(),
    gender: text('gender').notNull(),
    experienceYears: integer('experience_years').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.isBinned, table.jobRole, table.gender, table.experienceYears],
    }),
  ],
)

/** The outbox: written in the transaction of what a mail announces, emptied by the mailer. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['enquiry', 'contact', 'application', 'acknowledgement', 'account'],
    }).notNull(),
    /** Empty for a mail to the staff, which is nearly every one. */
    toAddress: text('to_address').notNull().default(''),
    /** Id of the enquiry, application or account it announces. */
    subjectId: text('subject_id').notNull(),
    /** RFC 5322 Message-ID, the same at every try: a server that got one twice can tell. */
    messageId: text('message_id').notNull().unique(),
    replyToName: text('reply_to_name').notNull(),
    replyToAddress: text('reply_to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** held: judged spam; failed: refused for good, or tried for too long. */
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'held'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    lastError: text('last_error').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    index('mails_by_state').on(table.state, table.nextAttemptAt),
    index('mails_by_subject').on(table.subjectId),
    index('mails_by_kind').on(table.kind, table.createdAt),
    check(
      'mails_kind',
      sql`${table.kind} in ('enquiry', 'contact', 'application', 'acknowledgement', 'account')`,
    ),
    check('mails_state', sql`${table.state} in ('waiting', 'sent', 'failed', 'held')`),
  ],
)
