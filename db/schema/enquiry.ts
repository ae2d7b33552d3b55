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
import { admins } from './admin'
import { hasSeveralAts } from './several-ats'
import { shortHash } from './short-hash'

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
    uniqueIndex('enquiries_by_idempotency_key')
      .on(table.idempotencyKey, table.contentHash)
      .where(sql`${table.idempotencyKey} is not null`),
    // By the same words and by the same enquiry: a place at random costs a page of its own at every commit, so it is one.
    index('enquiries_by_text').on(
      shortHash(table.textHash),
      shortHash(table.contentHash),
      table.createdAt,
    ),
    // With the folder, so that the earlier enquiries of each person on a page are counted without a look at the rows.
    index('enquiries_by_email').on(table.emailKey, table.id, table.isSpam),
    index('enquiries_by_phone').on(table.phone, table.id, table.isSpam),
    index('enquiries_by_typed_phone').on(table.phone).where(sql`${table.isPhoneValid} = 0`),
    // Has all that the overview reads, so that a month of rows need not be fetched.
    index('enquiries_by_arrival').on(table.isSpam, table.createdAt, table.type, table.source),
    index('enquiries_by_assignee').on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    // A long search checks its finds: rows of this index are a tenth of those of the table.
    index('enquiries_text').on(table.seq, table.search),
    // The few whose text has several @: see models/search-index.
    index('enquiries_with_ats').on(table.seq).where(hasSeveralAts(table.search)),
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

/** What came in a rush and is not filed among the enquiries yet, in the order of arrival: see models/unfiled. */
export const unfiledEnquiries = sqliteTable('unfiled_enquiries', {
  seq: integer('seq').primaryKey(),
  record: text('record').notNull(),
  /** It could not be filed. */
  isAside: integer('is_aside', { mode: 'boolean' }).notNull().default(false),
})

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
