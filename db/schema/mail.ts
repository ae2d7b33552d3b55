import { sql } from 'drizzle-orm'
import { boolean, checkChoice, index, instant, integer, table, text } from '../columns'
import {
  MAIL_KINDS,
  MAIL_STATES,
  RECEIVED_KINDS,
  RESUME_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_SHAPES,
} from './choices'
import { enquiries } from './enquiry'

const deliveryColumns = {
  /** held: flagged as spam; failed: refused for good, or retried for too long. */
  state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lastError: text('last_error').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
}

export const mails = table(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    toAddress: text('to_address').notNull().default(''),
    subjectId: text('subject_id').notNull(),
    replyToName: text('reply_to_name').notNull(),
    replyToAddress: text('reply_to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Message-IDs of the conversation, oldest first, as in References. */
    thread: text('thread').notNull().default(''),
    /** The summary that lists this mail instead of sending it; empty where staff sent it again alone. */
    summaryId: text('summary_id'),
    ...deliveryColumns,
  },
  (row) => [
    index('mails_by_state').on(row.state, row.nextAttemptAt),
    index('mails_by_subject').on(row.subjectId),
    index('mails_acknowledged').on(row.createdAt).where(sql`${row.kind} = 'acknowledgement'`),
    index('mails_summarised').on(row.summaryId).where(sql`${row.summaryId} <> ''`),
    index('mails_sent')
      .on(row.sentAt, row.kind, row.summaryId)
      .where(sql`${row.sentAt} is not null`),
    checkChoice('mails_kind', row.kind, MAIL_KINDS),
    checkChoice('mails_state', row.state, MAIL_STATES),
  ],
)

export const receivedMails = table(
  'received_mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: RECEIVED_KINDS }).notNull(),
    /** Null where no enquiry matched. */
    enquiryId: text('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    /** With its angle brackets; generated where the email has none. */
    messageId: text('message_id').notNull().unique(),
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    emailKey: text('email_key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    index('received_mails_by_enquiry').on(row.enquiryId, row.id),
    index('received_mails_by_email').on(row.emailKey, row.id),
    checkChoice('received_mails_kind', row.kind, RECEIVED_KINDS),
  ],
)

export const receivedFiles = table(
  'received_files',
  {
    id: text('id').primaryKey(),
    mailId: text('mail_id')
      .notNull()
      .references(() => receivedMails.id, { onDelete: 'cascade' }),
    file: text('file').notNull().unique(),
    name: text('name').notNull(),
    type: text('type', { enum: RESUME_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
  },
  (row) => [index('received_files_by_mail').on(row.mailId)],
)

export const mailboxes = table('mailboxes', {
  name: text('name').primaryKey(),
  uidValidity: text('uid_validity').notNull(),
  lastUid: integer('last_uid').notNull(),
})

export const bouncedAddresses = table('bounced_addresses', {
  emailKey: text('email_key').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const savedReplies = table('saved_replies', {
  id: text('id').primaryKey(),
  title: text('title').notNull().unique(),
  text: text('text').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const webhooks = table(
  'webhooks',
  {
    id: text('id').primaryKey(),
    url: text('url').notNull(),
    shape: text('shape', { enum: WEBHOOK_SHAPES }).notNull(),
    /** WEBHOOK_EVENTS, separated by spaces. */
    events: text('events').notNull(),
    secret: text('secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [checkChoice('webhooks_shape', row.shape, WEBHOOK_SHAPES)],
)

export const webhookDeliveries = table(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: [...WEBHOOK_EVENTS, 'test'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    body: text('body').notNull(),
    ...deliveryColumns,
  },
  (row) => [
    index('webhook_deliveries_by_state').on(row.state, row.nextAttemptAt),
    index('webhook_deliveries_by_webhook').on(row.webhookId, row.id),
    index('webhook_deliveries_by_subject').on(row.subjectId),
    checkChoice('webhook_deliveries_state', row.state, MAIL_STATES),
  ],
)
