import { sql } from 'drizzle-orm'
import {
  type AnyColumn,
  boolean,
  checkChoice,
  index,
  instant,
  optionalText,
  searched,
  sequence,
  table,
  text,
  uniqueIndex,
} from '../columns'
import { admins } from './admin'
import { ENQUIRY_EVENT_KINDS, STATUSES } from './choices'
import { type EnquiryFieldValues, enquiryFields } from './enquiry-fields'

type FieldColumns = {
  [Name in keyof EnquiryFieldValues]: ReturnType<typeof optionalText<EnquiryFieldValues[Name]>>
}

/** No CHECK of their choices: SQLite adds one only by rebuilding the table, which drops the triggers of the search. */
const fieldColumns = Object.fromEntries(
  enquiryFields.map(({ name, column }) => [name, optionalText(column)]),
) as FieldColumns

export const enquiries = table(
  'enquiries',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().default(''),
    /** `phone` is E.164 where the number parses, else as typed; `countryCode` has its plus sign. */
    ...fieldColumns,
    /** The whole field where it held more than the number. */
    phoneTyped: optionalText('phone_typed'),
    isPhoneValid: boolean('is_phone_valid').notNull().default(true),
    type: text('type').notNull().default('General'),
    desc: text('desc').notNull(),
    status: text('status', { enum: STATUSES }).notNull().default('New'),
    /** Folded name, email address and company, one a line. */
    search: text('search').notNull(),
    /** For the search: the folded reference and the digits of each phone number, one a line. */
    numbers: text('numbers').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    contentHash: text('content_hash').notNull(),
    isSpam: boolean('is_spam').notNull().default(false),
    spamReasons: text('spam_reasons').notNull().default(''),
    consentVersion: text('consent_version').notNull().default(''),
    /** The visit source, as a query string. */
    source: text('source').notNull().default(''),
    /** SHA-256 of `desc` alone, to find the same text from another email address. */
    textHash: text('text_hash').notNull().default(''),
    assigneeId: text('assignee_id').references((): AnyColumn => admins.id, {
      onDelete: 'set null',
    }),
    /** YYYY-MM-DD in the company's time zone; empty without a follow-up. */
    dueOn: optionalText('due_on'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (row) => [
    // Each covers a filter of the list, with the other filters and a search within it (decision 015).
    index('enquiries_by_folder').on(
      row.isSpam,
      row.seq,
      row.status,
      row.type,
      row.assigneeId,
      ...searched(row.search),
    ),
    // The list shows open enquiries first. Most enquiries are closed, so this index covers open ones only.
    index('enquiries_open')
      .on(
        row.isSpam,
        row.seq,
        row.status,
        row.type,
        row.assigneeId,
        row.dueOn,
        ...searched(row.search),
      )
      .where(sql`${row.status} <> 'Closed'`),
    index('enquiries_by_status').on(
      row.isSpam,
      row.status,
      row.seq,
      row.createdAt,
      ...searched(row.search),
    ),
    index('enquiries_by_type').on(
      row.isSpam,
      row.type,
      row.seq,
      row.status,
      ...searched(row.search),
    ),
    index('enquiries_by_assignee').on(
      row.assigneeId,
      row.isSpam,
      row.seq,
      row.status,
      row.type,
      ...searched(row.search),
    ),
    uniqueIndex('enquiries_by_idempotency_key')
      .on(row.idempotencyKey, row.contentHash)
      .where(sql`${row.idempotencyKey} is not null`),
    index('enquiries_by_text').on(row.textHash, row.contentHash),
    // Covers the count of earlier enquiries of each person on a page.
    index('enquiries_by_email').on(row.emailKey, row.id, row.isSpam),
    index('enquiries_by_phone').on(row.phone, row.id, row.isSpam),
    index('enquiries_by_invalid_phone').on(row.phone).where(sql`not ${row.isPhoneValid}`),
    index('enquiries_by_phone_typed').on(row.phoneTyped).where(sql`${row.phoneTyped} <> ''`),
    index('enquiries_due')
      .on(row.isSpam, row.dueOn, row.seq)
      .where(sql`${row.dueOn} <> '' and ${row.status} <> 'Closed'`),
    // Covers everything that the overview reads.
    index('enquiries_by_arrival').on(row.isSpam, row.createdAt, row.type, row.source),
    checkChoice('enquiries_status', row.status, STATUSES),
  ],
)

export const enquiryEvents = table(
  'enquiry_events',
  {
    id: text('id').primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ENQUIRY_EVENT_KINDS }).notNull(),
    adminId: text('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** Stays when the account is removed. */
    adminName: text('admin_name').notNull(),
    from: text('from').notNull().default(''),
    to: text('to').notNull().default(''),
    previousAssigneeId: text('previous_assignee_id').references(() => admins.id, {
      onDelete: 'set null',
    }),
    note: text('note').notNull().default(''),
    /** Id in `mails` for a reply, in `received_mails` for an answer. */
    mailId: text('mail_id').notNull().default(''),
    /** The id of the bulk action, which is undone as a whole. */
    batch: text('batch').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    index('enquiry_events_by_enquiry').on(row.enquiryId, row.id),
    index('enquiry_events_by_batch').on(row.batch),
    checkChoice('enquiry_events_kind', row.kind, ENQUIRY_EVENT_KINDS),
  ],
)
