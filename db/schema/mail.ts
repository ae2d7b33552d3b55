import { sql } from 'drizzle-orm'
import { checkChoice, index, instant, integer, table, text } from '../columns'
import { MAIL_KINDS, MAIL_STATES } from './choices'

/** The outbox: written in the transaction of what a mail announces, emptied by the mailer. */
export const mails = table(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
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
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (row) => [
    index('mails_by_state').on(row.state, row.nextAttemptAt),
    index('mails_by_subject').on(row.subjectId),
    // Of the few that go to visitors; no other kind is counted.
    index('mails_acknowledged').on(row.createdAt).where(sql`${row.kind} = 'acknowledgement'`),
    checkChoice('mails_kind', row.kind, MAIL_KINDS),
    checkChoice('mails_state', row.state, MAIL_STATES),
  ],
)
