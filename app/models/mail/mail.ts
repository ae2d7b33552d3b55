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

/** Begins the subject of a notice about an answer, which has the kind of one about an enquiry. */
export const ANSWER = 'Answer: '
