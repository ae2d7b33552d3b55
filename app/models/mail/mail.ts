import { type MAIL_KINDS, MAIL_STATES } from '#db/schema/choices'

export { MAIL_STATES }
export type MailState = (typeof MAIL_STATES)[number]
export type MailKind = (typeof MAIL_KINDS)[number]

export interface Mail {
  id: string
  kind: MailKind
  subject: string
  /** Empty for a mail to all staff. */
  to: string
  replyTo: string
  state: MailState
  attempts: number
  nextAttemptAt: number
  lastError: string
  createdAt: number
}

export type MailAbout = Pick<Mail, 'id' | 'kind' | 'state' | 'lastError' | 'createdAt'> & {
  sentAt: number | null
}
