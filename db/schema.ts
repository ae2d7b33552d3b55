import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Ids are UUIDv7 text, instants integer epoch milliseconds, enums text with a CHECK: portable to other engines. */

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text('id').primaryKey(),
    /** What the visitor is told and quotes back to us. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
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
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('enquiries_by_status').on(table.isSpam, table.status, table.id),
    index('enquiries_by_content').on(table.contentHash, table.createdAt),
    uniqueIndex('enquiries_by_idempotency_key').on(table.idempotencyKey, table.contentHash),
    check('enquiries_status', sql`${table.status} in ('New', 'Pending', 'Closed')`),
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
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
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
  },
  (table) => [index('applications_by_content').on(table.contentHash, table.createdAt)],
)

/** The outbox: written in the transaction of what a mail announces, emptied by the mailer. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['enquiry', 'contact', 'application', 'acknowledgement'],
    }).notNull(),
    /** Empty for a mail to the staff, which is nearly every one. */
    toAddress: text('to_address').notNull().default(''),
    /** Id of the enquiry or application it announces. */
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
      sql`${table.kind} in ('enquiry', 'contact', 'application', 'acknowledgement')`,
    ),
    check('mails_state', sql`${table.state} in ('waiting', 'sent', 'failed', 'held')`),
  ],
)
