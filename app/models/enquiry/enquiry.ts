import { email } from '#app/models/email'
import { z } from '#app/models/schema'
import { tidyLine, tidyText } from '#app/models/text'

/** What an enquiry is: its fields, their rules and the words that name a broken rule. Safe in the browser. */

export const STATUSES = ['New', 'Pending', 'Closed'] as const
export type Status = (typeof STATUSES)[number]

/** The times of day a visitor can ask to be called back at; empty where no call is wanted. */
export const CALL_BACKS = ['', 'Any time', 'Morning', 'Afternoon', 'Evening'] as const
export type CallBack = (typeof CALL_BACKS)[number]

export const SENT_MESSAGE = 'Enquiry submitted successfully!'
export const FAILED_MESSAGE = 'Failed to submit enquiry. Please try again.'

/** Judged on the raw value whether it is there, on the trimmed one whether it is long enough. */
const required = (name: string, shortest: number, longest: number, tidy: typeof tidyLine) =>
  z
    .string(`${name} is required`)
    .min(1, { error: `${name} is required`, abort: true })
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(shortest, `${name} must be at least ${shortest} characters`)
        .max(longest, `${name} must be at most ${longest} characters`),
    )

const optional = (name: string, longest: number) =>
  z
    .string(`${name} must be text`)
    .transform(tidyLine)
    .pipe(z.string().max(longest, `${name} must be at most ${longest} characters`))
    .nullish()
    .transform((text) => text ?? '')

export const enquiryInput = z
  .object(
    {
      name: required('Name', 3, 200, tidyLine),
      email,
      desc: required('Description', 10, 10_000, tidyText),
      companyName: optional('Company name', 200),
      telegramId: optional('Telegram ID', 100),
      phone: optional('Phone', 60),
      countryCode: optional('Country code', 10),
      type: optional('Type', 60),
      callBack: z
        .enum(CALL_BACKS, 'Call back must be Any time, Morning, Afternoon or Evening')
        .nullish()
        .transform((when) => when ?? ''),
    },
    'Send the fields of the enquiry as an object',
  )
  .refine(({ callBack, phone }) => callBack === '' || phone !== '', {
    error: 'Phone is required for a call back',
    path: ['phone'],
    // Said together with what is wrong elsewhere, not only once the rest is right.
    when: ({ value }) => isRead(value),
  })

/** Whether the two fields came through their own rules, whatever became of the others. */
function isRead(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { callBack, phone } = value as Record<string, unknown>
  return phone === '' && CALL_BACKS.some((known) => known === callBack)
}

export type EnquiryInput = z.infer<typeof enquiryInput>

export const statusInput = z.object(
  { status: z.enum(STATUSES, `Status must be one of ${STATUSES.join(', ')}`) },
  'Send the status as an object',
)

/** One enquiry as the REST calls and the desk show it; instants are ISO 8601 in UTC. */
export interface Enquiry {
  _id: string
  reference: string
  name: string
  email: string
  phone: string
  isPhoneValid: boolean
  countryCode: string
  companyName: string
  type: string
  desc: string
  telegramId: string
  status: Status
  /** Where the visitor came from, as a query; empty where nothing is known. */
  source: string
  isSpam: boolean
  /** Why it was judged spam; empty where it was not. */
  spamReasons: string
  /** When the visitor wants to be called back; empty where no call was asked for. */
  callBack: CallBack
  /** Id of the admin whose it is; null where nobody has taken it. */
  assigneeId: string | null
  createdAt: string
  updatedAt: string
}
