export const SESSION_KINDS = ['cookie', 'bearer'] as const

/** An owner can also change the site, accounts and privacy. */
export const ROLES = ['owner', 'staff'] as const

export const STATUSES = ['New', 'Pending', 'Closed'] as const
export const ENQUIRY_EVENT_KINDS = [
  'status',
  'assignment',
  'note',
  'spam',
  /** An email that staff wrote to the visitor. */
  'reply',
  /** An email that the visitor wrote back. */
  'answer',
  'call',
  'follow-up',
  'correction',
] as const

export const EXPERIENCES = ['Fresher', '0-1 Year', '1-3 Years', '3+ Years'] as const
export const STAGES = ['New', 'Shortlisted', 'Interview', 'Rejected', 'Hired'] as const
export const APPLICATION_EVENT_KINDS = ['stage', 'note', 'correction'] as const
export const GENDERS = ['Male', 'Female', 'Other', 'Prefer not to say'] as const

export const RESUME_TYPES = ['pdf', 'doc', 'docx'] as const

export const MAIL_KINDS = [
  'enquiry',
  'contact',
  'application',
  'acknowledgement',
  'account',
  'notice',
  'reply',
  'summary',
] as const
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'held'] as const
/** automatic: an out-of-office reply or another email that no person wrote. */
export const RECEIVED_KINDS = ['answer', 'bounce', 'automatic'] as const

export const WEBHOOK_EVENTS = ['enquiry', 'application', 'status'] as const
/** text: `{"text": "…"}`, which chat programs accept. */
export const WEBHOOK_SHAPES = ['json', 'text'] as const
