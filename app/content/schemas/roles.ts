import * as z from 'zod'
import { anchor, headline, lead, words } from '../fields'
import { day, head } from '../page'

const EMPLOYMENTS = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'] as const

/** Paths below /careers that API endpoints use. */
const RESERVED_SLUGS = ['addjob', 'getjobdata', 'deletejob', 'downloadresume']

const amount = z.number('Write a number').int('Write a whole number').min(1).max(999_999_999)

const rolePage = z
  .strictObject({
    slug: anchor
      .refine((slug) => !RESERVED_SLUGS.includes(slug), 'Choose another address: this one is taken')
      .meta({
        title: 'Address',
        description: 'What follows /careers/ in the address, such as backend-developer.',
      }),
    description: head.description.meta({ title: 'Text in search results', group: '' }),
    posted: day.meta({ title: 'First published on', input: 'date' }),
    employment: z.enum(EMPLOYMENTS).meta({ title: 'Type of employment' }),
    place: words(80).meta({
      title: 'Place of work',
      description: 'Such as Jaipur, two days at home.',
    }),
    isRemote: z.boolean().meta({ title: 'Can be done from home entirely' }).optional(),
    salary: z
      .strictObject({
        from: amount,
        to: amount,
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'Write three capital letters such as INR')
          .max(3),
        per: z.enum(['year', 'month', 'hour']),
      })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: 'The upper end is below the lower end',
      })
      .meta({ title: 'Salary range' })
      .optional(),
    lead,
    sections: z
      .array(
        z
          .strictObject({
            title: headline,
            body: z.array(words(900)).min(1).max(30).meta({
              title: 'Paragraphs',
              description: 'A line that starts with “- ” is an item of a list.',
            }),
          })
          .meta({ title: 'Section' }),
      )
      .min(1)
      .max(12),
  })
  .meta({ title: 'Page of this role', description: 'Visitors see it while the role is open.' })

const role = z
  .strictObject({
    name: words(60).meta({
      title: 'Name of the role',
      description: 'Applications keep the name that they were sent with.',
    }),
    opensOn: day
      .meta({
        title: 'Open from',
        description: 'Empty: it is open now.',
        input: 'date',
      })
      .optional(),
    closesOn: day
      .meta({
        title: 'Open until',
        description: 'The last day on which visitors can apply. Empty: no end.',
        input: 'date',
      })
      .optional(),
    page: rolePage.optional(),
  })
  .refine(({ opensOn = '', closesOn = '9999' }) => opensOn <= closesOn, {
    path: ['closesOn'],
    message: 'This is before the day on which the role opens',
  })
  .meta({ title: 'Role' })

export const roles = z.strictObject({
  roles: z
    .array(role)
    .max(40)
    .superRefine((all, context) => {
      for (const [index, { name, page }] of all.entries()) {
        if (all.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < index) {
          const message = 'This role stands in the list already'
          context.addIssue({ code: 'custom', path: [index, 'name'], message })
        }
        if (page && all.findIndex((other) => other.page?.slug === page.slug) < index) {
          const message = 'Another role has this address'
          context.addIssue({ code: 'custom', path: [index, 'page', 'slug'], message })
        }
      }
    })
    .meta({
      title: 'Job roles',
      description: 'The form of Careers offers the open ones, in this order.',
    }),
})
export type Roles = z.infer<typeof roles>
export type Role = Roles['roles'][number]
export type RolePage = z.infer<typeof rolePage>

/** @param today YYYY-MM-DD */
export function stateOf({ opensOn = '', closesOn = '9999' }: Role, today: string) {
  if (today < opensOn) return 'planned'
  return today > closesOn ? 'closed' : 'open'
}

export const rolePath = ({ slug }: Pick<RolePage, 'slug'>) => `/careers/${slug}`
