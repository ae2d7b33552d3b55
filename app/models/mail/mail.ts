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
