export const SESSION_KINDS = ['cookie', 'bearer'] as const

export const STATUSES = ['New', 'Pending', 'Closed'] as const
export const ENQUIRY_EVENT_KINDS = ['status', 'assignment', 'note', 'spam'] as const

export const JOB_ROLES = [
  'Frontend Developer',
  'Backend Developer',
  'UI/UX Designer',
  'Digital Marketer',
  'Cloud Engineer',
  'Sales or Marketing',
  'Data Scientist',
] as const
export const EXPERIENCES = ['Fresher', '0-1 Year', '1-3 Years', '3+ Years'] as const
export const GENDERS = ['Male', 'Female', 'Other', 'Prefer not to say'] as const

export const MAIL_KINDS = [
  'enquiry',
  'contact',
  'application',
  'acknowledgement',
  'account',
  'notice',
] as const
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'held'] as const
