import * as z from 'zod'
import {
  countryCode,
  email,
  httpsUrl,
  inGroup,
  optional,
  optionalAddress,
  optionalEmail,
  postalAddress,
  text,
} from './kinds'

const field = inGroup('Addresses and phones')

/** A string, so that it can be empty; company.json may hold a number. */
const degrees = (most: number, fallback: string) =>
  z
    .preprocess(
      (given) => (typeof given === 'number' ? `${given}` : given),
      z
        .string()
        .trim()
        .regex(/^(-?\d{1,3}(\.\d{1,15})?)?$/, {
          error: 'Write a number such as 26.8544',
          abort: true,
        })
        .refine(
          (typed) => Math.abs(Number(typed)) <= most,
          `Write a number from -${most} to ${most}`,
        ),
    )
    .default(fallback)

export const placeFields = {
  registeredOffice: field(
    'Registered office',
    postalAddress('4th Floor, Example Tower, Vibhuti Khand, Gomti Nagar, Lucknow 226010'),
    { description: 'The whole address in one line.' },
  ),
  branchOffice: field(
    'Branch office',
    optionalAddress('2nd Floor, Example House, Sector 62, Noida 201309'),
    { description: 'Optional.' },
  ),
  city: field('City', text('Lucknow'), { description: 'Named in texts of the pages.' }),
  /** ISO 3166-1 alpha-2. */
  countryCode: field(
    'Country',
    countryCode.refine(isRegion, 'Write a country code such as IN').default('IN'),
    { description: 'Two letters, such as IN.' },
  ),
  jurisdiction: field('Place of the courts', text('Lucknow, Uttar Pradesh'), {
    description: 'Named in the terms and conditions.',
  }),
  helpdeskPhone: field('Helpdesk phone', optional('+91 00000 00000'), {
    description: 'Optional. With the country code.',
  }),
  tollFreePhone: field('Toll-free number', optional('1800 000 0000'), {
    description: 'Optional. Without one, pages show the helpdesk phone.',
  }),
  email: field('Email address', email('hello@example.com')),
  salesEmail: field('Email address of sales', optionalEmail('sales@example.com'), {
    description: 'Optional. Without one, the address above is shown.',
  }),
  website: field('Web address', httpsUrl('https://www.example.com'), {
    description: 'Policies name it.',
  }),
  latitude: field('Map position: latitude', degrees(90, '26.8544'), {
    description: 'Optional. The first of the two numbers that a map shows for your office.',
  }),
  longitude: field('Map position: longitude', degrees(180, '81.0046'), {
    description: 'Optional. The second number. Without both, no map is shown.',
  }),
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined
}

/** Pages make a link of a phone number, which must not dial another one. */
export function phoneError(phone: string): string | undefined {
  const { length } = phone.replace(/\D/g, '')
  const isNumber = /^\+?[\d\s().\p{Pd}]+$/u.test(phone) && length >= 3 && length <= 15
  return phone === '' || isNumber ? undefined : 'Write one number such as +91 522 234 5678'
}
