import { type MAIL_KINDS, MAIL_STATES } from '#db/schema/choices'

export { MAIL_STATES }
export type MailState = (typeof MAIL_STATES)[number]
export type MailKind = (typeof MAIL_KINDS)[number]

export const STATE_LABELS = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held as spam',
} satisfies Record<MailState, string>

/** Begin the subjects of notices that have the kind of one about an enquiry. */
export const ANSWER = 'Answer: '
export const BOUNCED_REPLY = 'Reply not delivered: '
