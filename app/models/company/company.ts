import * as z from 'zod'
import { isPictureName } from '#app/content/picture'
import { hoursFields } from './fields/hours'
import { inGroup, optional, optionalEmail, optionalUrl, text, year } from './fields/kinds'
import { peopleFields } from './fields/people'
import { placeFields } from './fields/place'

export const SHIPPED_BRAND = '#d50c1d'

const named = inGroup('Name and brand')

const picture = z
  .string()
  .refine((name) => name === '' || isPictureName(name), 'Choose one of the pictures')
  .default('')

const nameFields = {
  name: named('Company name', text('Acme'), {
    description: 'As customers know you. The first letter is the mark in the logo.',
  }),
  nameSuffix: named('Headline of the home page, after the name', optional('TECHNOLOGY', 20), {
    description:
      'Optional. As large as the name, which is shown in capitals there. Write capitals here too for the same look.',
  }),
  legalName: named('Legal name', text('Acme Technology Private Limited'), {
    description: 'As registered. Policies and the footer show it.',
  }),
  registrationNumber: named('Registration number', optional('U00000UP2019PTC000000'), {
    description: 'Optional. In India the CIN; the footer shows it.',
  }),
  logo: named('Logo', picture, {
    description: 'Optional. Without one the first letter of the name is shown.',
    input: 'image',
  }),
  brand: named(
    'Brand colour',
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Choose a colour such as #0a58ca')
      .toLowerCase()
      .default(SHIPPED_BRAND),
    { description: 'One colour. Shades for both themes are made from it.', input: 'colour' },
  ),
}

const link = inGroup('Social links')
const urlHint = { description: 'Optional. Begins with https://' }

const linkFields = {
  chatUrl: link('Chat', optionalUrl('https://chat.example.com/acme'), urlHint),
  microblogUrl: link('Microblog', optionalUrl('https://microblog.example.com/acme'), urlHint),
  socialUrl: link('Social network', optionalUrl('https://social.example.com/acme'), urlHint),
  professionalUrl: link(
    'Professional network',
    optionalUrl('https://professional.example.com/acme'),
    urlHint,
  ),
  photoUrl: link('Photo sharing', optionalUrl('https://photos.example.com/acme'), urlHint),
}

const figure = inGroup('Facts and numbers')
const optionalHint = { description: 'Optional.' }

const figureFields = {
  officesWorldwide: figure('Offices worldwide', optional('12'), optionalHint),
  fullTimeColleagues: figure('Full-time colleagues', optional('300+'), optionalHint),
  hoursPerWeek: figure('Hours per week', optional('40'), optionalHint),
  paidTimeOff: figure('Paid time off', optional('Unlimited'), optionalHint),
  foundedYear: figure('Founded in', year(2019)),
  copyrightYear: figure('Year of the copyright', year(2025), {
    description: 'Stands at the end of every page.',
  }),
}

const privacy = inGroup('Privacy and mail')

const period = (least: number, most: number, fallback: number) =>
  z.number().int().min(least).max(most).default(fallback)

/** The minimum of 12 months is rule 8(3) of India's Digital Personal Data Protection Rules, 2025. */
const retention = z.strictObject({
  enquiryMonths: period(12, 120, 24).meta({ title: 'Enquiries, months' }),
  applicationMonths: period(12, 120, 12).meta({ title: 'Applications, months' }),
  spamDays: period(30, 3650, 90).meta({ title: 'Spam, days' }),
  mailDays: period(7, 3650, 90).meta({ title: 'Sent emails, days' }),
  auditMonths: period(12, 240, 36).meta({ title: 'Log of the desk, months' }),
})
export type Retention = z.infer<typeof retention>

const privacyFields = {
  privacyEmail: privacy('Email address for privacy', optionalEmail('privacy@example.com'), {
    description: 'Optional. Without one, policies name the email address of the company.',
  }),
  acknowledgesSenders: privacy('Confirm enquiries by email', z.boolean().default(false), {
    description: 'Everybody who writes gets an email with the reference.',
  }),
  retention: privacy('How long data is kept', retention.prefault({}), {
    description: 'The privacy policy shows these periods. What is older is deleted every night.',
  }),
}

/** A missing field has the shipped placeholder; an empty text means that there is none. */
export const company = z.strictObject({
  ...nameFields,
  ...placeFields,
  ...hoursFields,
  ...linkFields,
  ...figureFields,
  ...peopleFields,
  ...privacyFields,
})

export type Company = z.infer<typeof company>

export function readColour(typed: unknown): string | undefined {
  const colour = company.shape.brand.safeParse(typed)
  return typed !== undefined && colour.success ? colour.data : undefined
}
