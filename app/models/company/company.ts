import { z } from '#app/models/schema'
import { startOfDay } from './calendar'
import { DAYS } from './open-days'

export const SHIPPED_BRAND = '#d50c1d'

const text = (fallback: string) => z.string().trim().min(1).max(200).default(fallback)
const email = (fallback: string) => z.email().default(fallback)
/** "2026-01-26", or "2026-01-26 Republic Day". */
const holiday = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( .{1,80})?$/, 'is not a day such as 2026-01-26 Republic Day')
  .refine(
    (line) => startOfDay('UTC', line.slice(0, 10)) !== undefined,
    'is not a day of the calendar',
  )
const address = (fallback: string) => z.url({ protocol: /^https$/ }).default(fallback)
const timeOfDay = (fallback: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 09:00')
    .default(fallback)

/** The minimum of 12 months is rule 8(3) of India's Digital Personal Data Protection Rules, 2025. */
const retention = z.strictObject({
  enquiryMonths: z.number().int().min(12).max(120).default(24),
  applicationMonths: z.number().int().min(12).max(120).default(12),
  spamDays: z.number().int().min(30).max(3650).default(90),
  mailDays: z.number().int().min(7).max(3650).default(90),
  auditMonths: z.number().int().min(12).max(240).default(36),
})
export type Retention = z.infer<typeof retention>

/** `isSample` marks invented text, which pages label until the owner replaces it. */
const testimonial = z.strictObject({
  text: z.string().min(20).max(400),
  name: z.string().min(1).max(80),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  isSample: z.boolean().default(false),
})

/** Placeholders; `company.json` beside the database overrides them. */
export const company = z.strictObject({
  name: text('Acme'),
  nameSuffix: z.string().trim().max(20).default('TECHNOLOGY'),
  /** Of an uploaded picture, such as `image/0f3a…`; empty for the letter mark. */
  logo: z.string().trim().max(64).default(''),
  brand: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #0a58ca')
    .toLowerCase()
    .default(SHIPPED_BRAND),
  legalName: text('Acme Technology Private Limited'),
  city: text('Lucknow'),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().refine(isRegion, 'is not a country code such as IN').default('IN'),
  jurisdiction: text('Lucknow, Uttar Pradesh'),
  foundedYear: z.number().int().default(2019),
  copyrightYear: z.number().int().default(2025),
  registrationNumber: text('U00000UP2019PTC000000'),
  registeredOffice: text('4th Floor, Example Tower, Vibhuti Khand, Gomti Nagar, Lucknow 226010'),
  branchOffice: text('2nd Floor, Example House, Sector 62, Noida 201309'),
  helpdeskPhone: text('+91 00000 00000'),
  tollFreePhone: text('1800 000 0000'),
  email: email('hello@example.com'),
  salesEmail: email('sales@example.com'),
  privacyEmail: email('privacy@example.com'),
  /** Rule 26 of the Companies (Incorporation) Rules, 2014. */
  contactPerson: text('The Grievance Officer'),
  website: address('https://www.example.com'),
  chatUrl: address('https://chat.example.com/acme'),
  microblogUrl: address('https://microblog.example.com/acme'),
  socialUrl: address('https://social.example.com/acme'),
  professionalUrl: address('https://professional.example.com/acme'),
  photoUrl: address('https://photos.example.com/acme'),
  latitude: z.number().min(-90).max(90).default(26.8544),
  longitude: z.number().min(-180).max(180).default(81.0046),
  timeZone: z.string().refine(isTimeZone, 'is not a time zone').default('Asia/Kolkata'),
  openDays: z
    .array(z.enum(DAYS))
    .min(1)
    .refine((days) => new Set(days).size === days.length, 'names a day twice')
    .default(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
  /** Days on which the office is closed besides. */
  holidays: z.array(holiday).max(500).default([]),
  opensAt: timeOfDay('09:00'),
  closesAt: timeOfDay('17:00'),
  officesWorldwide: text('12'),
  fullTimeColleagues: text('300+'),
  hoursPerWeek: text('40'),
  paidTimeOff: text('Unlimited'),
  acknowledgesSenders: z.boolean().default(false),
  retention: retention.prefault({}),
  directorCaption: z
    .strictObject({
      quote: z.string().min(20).max(400),
      name: z.string().min(1).max(80),
      role: z.string().min(1).max(80),
      isSample: z.boolean().default(false),
    })
    .default({
      quote:
        'We started with one promise: no customer should wait for a message because of us. Everything since has been built to keep it.',
      name: 'The Director',
      role: 'Director',
      isSample: true,
    }),
  testimonials: z
    .array(testimonial)
    .length(3)
    .default([
      {
        text: 'Our one-time passwords used to queue behind the festival offers. Now they have their own route, and the checkout no longer loses people.',
        name: 'A. Sharma',
        countryCode: 'IN',
        isSample: true,
      },
      {
        text: 'They wrote the call flow down on one page before anyone touched a keyboard. We changed two lines, and that is what went live.',
        name: 'M. Haddad',
        countryCode: 'AE',
        isSample: true,
      },
      {
        text: 'We moved our shop in three steps, each with a way back. Nobody on the team had to work a Sunday for it.',
        name: 'J. Clarke',
        countryCode: 'GB',
        isSample: true,
      },
    ]),
})

export type Company = z.infer<typeof company>

const defaults = company.parse({})

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined
}

/** Intl.supportedValuesOf lists only one name of each zone. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

const OWNERS = [
  'name',
  'legalName',
  'registrationNumber',
  'registeredOffice',
  'branchOffice',
  'helpdeskPhone',
  'tollFreePhone',
  'email',
  'contactPerson',
  'website',
  'testimonials',
  'directorCaption',
] as const

export type Placeholder = (typeof OWNERS)[number]

export function placeholders(current: Company): Placeholder[] {
  return OWNERS.filter((key) => JSON.stringify(current[key]) === JSON.stringify(defaults[key]))
}
