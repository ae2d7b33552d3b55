import { beforeEach, expect, test, vi } from 'vitest'

import { company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import { mails } from '#db/schema'
import { freshSite, jsonRequest, meeraBrowserHeaders } from '#tests/support/app'
import { publicRoutes } from '#tests/support/public-routes'
import { readPage, responseTo } from '#tests/support/render-site'

const shipped = company.parse({})

/** A company that shares no fact with the shipped one. */
const other = company.parse({
  name: 'Nordlicht',
  nameSuffix: 'STUDIOS',
  brand: '#0f6b5c',
  legalName: 'Nordlicht Studios GmbH',
  city: 'Hamburg',
  countryCode: 'DE',
  jurisdiction: 'Hamburg-Altona',
  foundedYear: 1994,
  copyrightYear: 2031,
  registrationNumber: 'HRB 00000',
  registeredOffice: 'Elbgasse 1, 20000 Hamburg',
  branchOffice: 'Spreegasse 2, 10000 Berlin',
  helpdeskPhone: '+49 40 000000',
  tollFreePhone: '0800 0000001',
  email: 'moin@nordlicht.test',
  salesEmail: 'vertrieb@nordlicht.test',
  privacyEmail: 'datenschutz@nordlicht.test',
  contactPerson: 'Frau Petersen',
  website: 'https://www.nordlicht.test',
  chatUrl: 'https://chat.nordlicht.test',
  microblogUrl: 'https://microblog.nordlicht.test',
  socialUrl: 'https://social.nordlicht.test',
  professionalUrl: 'https://professional.nordlicht.test',
  photoUrl: 'https://photos.nordlicht.test',
  latitude: 53.5,
  longitude: 9.9,
  timeZone: 'Europe/Berlin',
  openDays: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: ['2026-06-12 Founders’ Day'],
  opensAt: '08:15',
  closesAt: '18:45',
  officesWorldwide: '7',
  fullTimeColleagues: '88',
  hoursPerWeek: '36',
  paidTimeOff: '31 days',
  acknowledgesSenders: true,
  logo: `image/${'a'.repeat(32)}`,
  retention: {
    enquiryMonths: 31,
    applicationMonths: 17,
    spamDays: 47,
    mailDays: 53,
    auditMonths: 41,
  },
  directorCaption: {
    quote: 'Nobody has ever waited for a message of ours longer than a tide.',
    name: 'Wiebke Petersen',
    role: 'Founder',
  },
  testimonials: ['DK', 'SE', 'NO'].map((countryCode) => ({
    text: `A satisfied customer wrote this line from ${countryCode}.`,
    name: `Customer in ${countryCode}`,
    countryCode,
  })),
})

/** Leaves out short strings, which may also mean something else. */
const traces = [
  ...stringsIn({ ...shipped, openDays: [] }).filter((text) => text.length > 5),
  ...['Acme', 'Lucknow', 'लखनऊ', 'Noida', 'Gomti', 'gomti', 'TECHNOLOGY', 'Uttar Pradesh', '26.85'],
  ...['tel:+91', '+91 00000', '09:00', '17:00', '05:00 pm', '>2019<', ' 2019', '-->2025<', '300+'],
  ...['Monday', 'Mon-Fri', 'Sat-Sun', 'back (India', 'outside India', 'law of India', '"IN"'],
]

let site: Site
beforeEach(async () => {
  site = await freshSite({ company: other })
})

test('the other company differs in every field', () => {
  for (const [field, value] of Object.entries(shipped))
    expect(other[field as keyof typeof other], field).not.toEqual(value)
})

test.each([
  ...publicRoutes().map(({ path }) => path),
  '/enquiry/sent?reference=ENQ-1111-2222',
  '/login',
  '/signup',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
])('%s shows no trace of the shipped company', async (path) => {
  expect(tracesIn(await readPage(path))).toEqual([])
})

test('pages show the facts of the other company', async () => {
  expect(await readPage('/about')).toContain('Founded in Hamburg in 1994')
  expect(await readPage('/contact')).toContain('Tue-Sat 08:15 am to 06:45 pm')
  expect(await readPage('/contact')).toContain('Sun-Mon closed')
  expect(await readPage('/enquiry')).toContain('Tuesday to Saturday, 08:15 to 18:45')
  expect(await readPage('/enquiry')).toContain('Best time to call (Germany time)')
  expect(await readPage('/terms-condition')).toContain(
    'the courts at Hamburg-Altona, have jurisdiction',
  )
  expect(await readPage('/refund-policy')).toContain('Working days are Tuesday to Saturday')
  const home = await readPage('/')
  expect(home).toContain('STUDIOS')
  expect(home).toContain('"dayOfWeek":["Tuesday","Wednesday","Thursday","Friday","Saturday"]')
  expect(home).toContain('"addressCountry":"DE"')
})

test('mails and the desk show no trace of the shipped company', async () => {
  // The desk shows the time, which must not be that of the shipped opening hours.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2027-03-09T12:34:56Z')
  const sent = await responseTo(
    jsonRequest('/enquiry/send', {
      name: 'Jens Hansen',
      email: 'jens@example.net',
      desc: 'We want to tell our guests when the ferry is late',
    }),
  )
  expect(sent.status).toBe(201)
  const cookie = await meeraBrowserHeaders(site)
  const queued = await site.db.select().from(mails)
  expect(queued.map(({ kind }) => kind)).toContain('acknowledgement')
  expect(tracesIn(queued.map(({ subject, text }) => `${subject}\n${text}`).join('\n'))).toEqual([])
  for (const path of ['', '/jobs', '/mails', '/accounts', '/audit', '/privacy', '/retention'])
    expect(tracesIn(await readPage(`/admin${path}`, cookie)), path).toEqual([])
})

function tracesIn(text: string): string[] {
  return traces
    .filter((trace) => text.includes(trace))
    .map((trace) => `${trace}: ${around(text, trace)}`)
}

function around(text: string, trace: string): string {
  const at = text.indexOf(trace)
  return text.slice(Math.max(0, at - 60), at + trace.length + 30)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
