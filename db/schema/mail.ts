import { sql } from 'drizzle-orm'
import { checkChoice, index, instant, integer, table, text } from '../columns'
import { MAIL_KINDS, MAIL_STATES } from './choices'

export const mails = table(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    toAddress: text('to_address').notNull().default(''),
    subjectId: text('subject_id').notNull(),
    /** The same at every attempt, so that a server can detect duplicates. */
    replyToName: text('reply_to_name').notNull(),
    replyToAddress: text('reply_to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** held: flagged as spam; failed: refused for good, or tried for too long. */
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
    index('mails_acknowledged').on(row.createdAt).where(sql`${row.kind} = 'acknowledgement'`),
    checkChoice('mails_kind', row.kind, MAIL_KINDS),
    checkChoice('mails_state', row.state, MAIL_STATES),
  ],
)
