import { z } from '#app/models/schema'
import { inGroup, optionalEmail } from './kinds'

const field = inGroup('Privacy and mail')

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

export const privacyFields = {
  privacyEmail: field('Email address for privacy', optionalEmail('privacy@example.com'), {
    description: 'Optional. Without one, policies name the email address of the company.',
  }),
  acknowledgesSenders: field('Confirm enquiries by email', z.boolean().default(false), {
    description: 'Everybody who writes gets an email with the reference.',
  }),
  retention: field('How long data is kept', retention.prefault({}), {
    description: 'The privacy policy shows these periods. What is older is deleted every night.',
  }),
}
