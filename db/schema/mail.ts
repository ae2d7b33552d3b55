import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
    /** RFC 5322 Message-ID, made of the id and the same at every try: a server that got one twice can tell. */
    messageId: text('message_id').notNull(),
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
    // Of the few that go to visitors; no other kind is counted.
    index('mails_acknowledged').on(table.createdAt).where(sql`${table.kind} = 'acknowledgement'`),
    check(
      'mails_kind',
      sql`${table.kind} in ('enquiry', 'contact', 'application', 'acknowledgement', 'account')`,
    ),
    check('mails_state', sql`${table.state} in ('waiting', 'sent', 'failed', 'held')`),
  ],
)
