import { email } from '#app/models/email'
import { requiredText, mini as z } from '#app/models/schema'
import { tidyIdentifier, tidyLine, tidyText } from '#app/models/text'
import { STATUSES } from '#db/schema/choices'
import type { enquiries } from '#db/schema/enquiry'
import {
  type EnquiryField,
  type EnquiryFieldValues,
  enquiryFields,
} from '#db/schema/enquiry-fields'

export { enquiryFields, STATUSES }
export type Status = (typeof STATUSES)[number]
export type CallBack = EnquiryFieldValues['callBack']

export const SENT_MESSAGE = 'Enquiry submitted successfully!'
export const FAILED_MESSAGE = 'Failed to submit enquiry. Please try again.'

const emptyIfMissing = (schema: z.ZodMiniType<string>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((text: string | null | undefined) => text ?? ''),
  )

const optional = (name: string, longest: number, tidy = tidyLine) =>
  emptyIfMissing(
    z.pipe(
      z.pipe(z.string(`${name} must be text`), z.transform(tidy)),
      z.string().check(z.maxLength(longest, `${name} must be at most ${longest} characters`)),
    ),
  )

const neverRefused = (longest: number, tidy: (text: string) => string) =>
  emptyIfMissing(
    z.pipe(
      z.unknown(),
      z.transform((value) => tidy(textOf(value)).slice(0, longest)),
    ),
  )

const textOf = (value: unknown) => (typeof value === 'object' ? '' : String(value))

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const optionalChoice = (name: string, choices: readonly string[]) =>
  emptyIfMissing(z.enum(choices, `${name} must be ${alternatives.format(choices.filter(Boolean))}`))

function ruleOf(field: EnquiryField): z.ZodMiniType {
  const { label, choices, longest = 0 } = field
  const tidy = field.isIdentifier ? tidyIdentifier : tidyLine
  if (choices) return optionalChoice(label, choices)
  return field.isNeverRefused ? neverRefused(longest, tidy) : optional(label, longest, tidy)
}

export const fieldRules = Object.fromEntries(
  enquiryFields.map((field) => [field.name, ruleOf(field)]),
) as { [Name in keyof EnquiryFieldValues]: z.ZodMiniType<EnquiryFieldValues[Name]> }

export const phoneForCallBack = z.refine<Record<'callBack' | 'phone', string>>(
  ({ callBack, phone }) => callBack === '' || phone !== '',
  {
    error: 'Phone is required for a callback',
    path: ['phone'],
    // Without `when`, zod checks this only if all fields are valid.
    when: ({ value }) => lacksPhone(value),
  },
)

export const enquiryInput = z
  .object(
    {
      name: requiredText('Name', 200, { shortest: 3 }),
      email,
      desc: requiredText('Description', 10_000, { shortest: 10, tidy: tidyText }),
      ...fieldRules,
      type: optional('Type', 60),
    },
    'Send the fields of the enquiry as an object',
  )
  .check(phoneForCallBack)

/** What staff can correct, with name and email; the phone is shown with its country code. */
export const detailFields = enquiryFields.filter(({ name }) => name !== 'countryCode')

function lacksPhone(value: unknown): boolean {
  const { callBack, phone } = Object(value)
  return phone === '' && fieldRules.callBack.safeParse(callBack).success
}

export type EnquiryInput = z.infer<typeof enquiryInput>

export const statusInput = z.object(
  { status: z.enum(STATUSES, `Status must be one of ${STATUSES.join(', ')}`) },
  'Send the status as an object',
)

export function pickFields(enquiry: Partial<EnquiryFieldValues>): EnquiryFieldValues {
  const values = enquiryFields.map(({ name }) => [name, enquiry[name] ?? ''])
  return Object.fromEntries(values) as EnquiryFieldValues
}

type Row = typeof enquiries.$inferSelect

/** One enquiry as the API and the desk show it; instants are ISO 8601 in UTC. */
export type Enquiry = ReturnType<typeof toEnquiry>

export function toEnquiry(row: Omit<Row, 'seq' | 'dueOn'>) {
  return {
    _id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    ...pickFields(row),
    isPhoneValid: row.isPhoneValid,
    phoneTyped: row.phoneTyped,
    type: row.type,
    desc: row.desc,
    status: row.status,
    source: row.source,
    isSpam: row.isSpam,
    spamReasons: row.spamReasons,
    assigneeId: row.assigneeId,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
