import * as z from 'zod'
import { countryCode, inGroup, text } from './kinds'

const field = inGroup('People')

const name = z.string().trim().max(80)
const quote = z.string().trim().max(400)

const isSample = z.boolean().default(false).meta({
  title: 'Invented sample',
  description: 'Pages mark it with the word “Sample”. Untick it for words that somebody said.',
})

const testimonial = z.strictObject({
  text: quote.min(20).meta({ title: 'What the customer says', input: 'long' }),
  name: name.min(1).meta({ title: 'Name of the customer' }),
  countryCode: countryCode
    .regex(/^[A-Z]{2}$/, 'Write two letters, such as IN')
    .meta({ title: 'Country', description: 'Two letters, such as IN.' }),
  consent: z
    .string()
    .trim()
    .max(300)
    .default('')
    .meta({ title: 'Consent', description: 'Who agreed, and when. It is never shown.' }),
  isSample,
})

const directorCaption = z
  .strictObject({
    quote: quote
      .refine(
        (words) => words === '' || words.length >= 20,
        'Write at least 20 characters, or none',
      )
      .meta({ title: 'Words', description: 'Leave empty to show none.', input: 'long' }),
    name: name.meta({ title: 'Name' }),
    role: name.meta({ title: 'Role' }),
    isSample,
  })
  .refine(({ quote, name }) => quote === '' || name !== '', {
    path: ['name'],
    message: 'Fill this in: somebody must have said the words',
  })

export const peopleFields = {
  /** Rule 26 of the Companies (Incorporation) Rules, 2014. */
  contactPerson: field('Contact person', text('The Grievance Officer'), {
    description: 'Answers queries and grievances; a name or an office. The footer shows it.',
  }),
  directorCaption: field(
    'Words of the director',
    directorCaption.default({
      quote:
        'We started with one promise: no customer should wait for a message because of us. Everything since has been built to keep it.',
      name: 'The Director',
      role: 'Director',
      isSample: true,
    }),
    { description: 'Optional. Shown on the page about the company.' },
  ),
  testimonials: field(
    'Testimonials',
    z
      .array(testimonial)
      .max(6)
      .default([
        {
          text: 'Our one-time passwords used to queue behind the festival offers. Now they have their own route, and the checkout no longer loses people.',
          name: 'A. Sharma',
          countryCode: 'IN',
          consent: '',
          isSample: true,
        },
        {
          text: 'They wrote the call flow down on one page before anyone touched a keyboard. We changed two lines, and that is what went live.',
          name: 'M. Haddad',
          countryCode: 'AE',
          consent: '',
          isSample: true,
        },
        {
          text: 'We moved our shop in three steps, each with a way back. Nobody on the team had to work a Sunday for it.',
          name: 'J. Clarke',
          countryCode: 'GB',
          consent: '',
          isSample: true,
        },
      ]),
    { description: 'Optional, up to 6.' },
  ),
}
