import { type MAIL_KINDS, MAIL_STATES } from '#db/schema/choices'
import type { mails } from '#db/schema/mail'

export { MAIL_STATES }
export type MailState = (typeof MAIL_STATES)[number]
export type MailKind = (typeof MAIL_KINDS)[number]

export const STATE_LABELS = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held as spam',
} satisfies Record<MailState, string>

/** Begins the subject of a notice about an answer, which has the kind of one about an enquiry. */
export const ANSWER = 'Answer: '

type Row = typeof mails.$inferSelect

export interface MailAbout
  extends Pick<Row, 'id' | 'kind' | 'state' | 'lastError' | 'createdAt' | 'sentAt'> {
  /** Empty for a mail to all staff. */
  to: string
}

export interface Mail
  extends Omit<MailAbout, 'sentAt'>,
    Pick<Row, 'subject' | 'subjectId' | 'attempts' | 'nextAttemptAt'> {
  replyTo: string
  /** A summary includes it, so it is not sent alone. */
  isInSummary: boolean
}
