/** What a mail of the outbox is. Safe in the browser. */

export const MAIL_STATES = ['waiting', 'sent', 'failed', 'held'] as const
export type MailState = (typeof MAIL_STATES)[number]
export type MailKind = 'enquiry' | 'contact' | 'application' | 'acknowledgement' | 'account'

/** One mail as the desk shows it: without its text; instants are epoch milliseconds. */
export interface Mail {
  id: string
  kind: MailKind
  subject: string
  /** Empty for a mail to the staff as a whole. */
  to: string
  replyTo: string
  state: MailState
  attempts: number
  nextAttemptAt: number
  lastError: string
  createdAt: number
}

/** One mail as the page of what it is about shows it. */
export type MailAbout = Pick<Mail, 'id' | 'kind' | 'state' | 'lastError' | 'createdAt'> & {
  sentAt: number | null
}
