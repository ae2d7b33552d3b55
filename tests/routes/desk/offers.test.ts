import { beforeEach, expect, test, vi } from 'vitest'
import cloud from '#app/content/pages/cloud'
import shippedPrices from '#app/content/prices'
import shippedRoles from '#app/content/roles'
import type { Roles } from '#app/content/schemas/roles'
import { site } from '#app/models/company/site.server'
import { findDraft, saveDraft } from '#app/models/content/draft.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { publishDraft } from '#app/models/content/publish.server'
import { printPriceList } from '#app/models/messaging/price-list-csv.server'
import { contentVersions } from '#db/schema'
import { freshSite, get, meeraBrowserHeaders, ORIGIN, post, tables } from '#tests/support/app'
import { pdf } from '#tests/support/files'
import { printFields } from '#tests/support/print-fields'
import { readPage, responseTo } from '#tests/support/render-site'

const UPLOAD = '/admin/site/prices'
const FILE = printPriceList(shippedPrices)
const LIST = '/digital-marketting/bulk-sms/prices'
const meera = { id: 'm', name: 'Meera Rao' }

let browser: { Cookie: string }

beforeEach(async () => {
  vi.useRealTimers()
  browser = await meeraBrowserHeaders(await freshSite())
})

function upload(csv: string | undefined, base = '0:', headers: Record<string, string> = browser) {
  const body = new FormData()
  body.set('base', base)
  if (csv !== undefined) body.set('list', new File([csv], 'prices.csv'))
  return responseTo(new Request(ORIGIN + UPLOAD, { method: 'POST', body, headers }))
}

async function publish(document: string) {
  const draft = await findDraft(site().db, document)
  const outcome = await publishDraft(site(), meera, { document, revision: draft?.revision ?? 0 })
  expect(outcome).toEqual({ ok: true })
}

async function publishRoles(roles: Roles['roles']) {
  const revision = (await findDraft(site().db, 'roles'))?.revision ?? 0
  await saveDraft(site(), meera, { document: 'roles', value: { roles }, revision })
  await publish('roles')
}

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await responseTo(get(path, headers))).text()

test('an uploaded price list is a draft; publishing changes the page, the calculator and the download', async () => {
  const saved = await upload(FILE.replace('0.20', '0.26').replaceAll('OTP', 'Login codes'))
  expect(saved.headers.get('Location')).toBe('/admin/site/edit/prices?done=saved')
  expect(await readPage(LIST)).not.toContain('₹0.26')
  expect(await textOf('/SMSPricing.csv?preview')).toBe(FILE)
  expect(await readPage(`${LIST}?preview`, browser)).toContain('₹0.26')
  await publish('prices')
  expect(await readPage(LIST)).toContain('₹0.26')
  const calculator = await readPage(
    '/digital-marketting/bulk-sms/calculator?route=Promotional&text=Hi',
  )
  expect(calculator).toContain('₹0.26')
  expect(calculator).toContain('Login codes')
  expect(await textOf('/SMSPricing.csv')).toContain('Promotional,1,49999,0.26,')
})

test('prices on request of one service are told apart by category, and without prices no cost is offered', async () => {
  const estimate = 'Estimate your monthly cost'
  expect(await readPage(LIST)).toContain(estimate)
  expect(await readPage(LIST)).toMatch(/<dt>Two-way SMS</)
  const [header = ''] = FILE.split('\r\n')
  const lines = ['Promotional', 'OTP'].map((one) => `Bulk SMS,${one},,,On request,,,24x7,`)
  await upload([header, ...lines, ''].join('\r\n'))
  await publish('prices')
  const page = await readPage(LIST)
  expect(page).toMatch(/<dt>Bulk SMS: Promotional<.*<dt>Bulk SMS: OTP</s)
  expect(page).not.toContain(estimate)
})

test('an uploaded list with the published prices is no change for visitors', async () => {
  const saved = await upload(FILE)
  const page = await readPage(saved.headers.get('Location') ?? '', browser)
  expect(page).toContain('Nothing to publish: visitors see this text already.')
  expect(page).not.toContain('Saved as a draft')
})

test('the price list is CSV with an ETag, which a published change replaces', async () => {
  const response = await responseTo(get('/SMSPricing.csv'))
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  const etag = response.headers.get('ETag') ?? ''
  expect(await response.text()).toBe(FILE)
  const again = await responseTo(get('/SMSPricing.csv', { 'If-None-Match': etag }))
  expect(again.status).toBe(304)
  await upload(FILE.replace('0.20', '0.26'))
  await publish('prices')
  expect((await responseTo(get('/SMSPricing.csv', { 'If-None-Match': etag }))).status).toBe(200)
})

test.each([
  [
    'an invalid price',
    FILE.replace('0.17', 'much'),
    400,
    'Line 3, column Price per SMS part (INR): ',
  ],
  ['no file', undefined, 400, 'Choose a CSV file'],
  ['an empty file', '', 400, 'Choose a CSV file'],
  ['a file over 256 KB', 'x'.repeat(300_000), 413, 'larger than 256 KB'],
])('%s gets an error message and creates no draft', async (_, csv, status, message) => {
  const refused = await upload(csv)
  expect(refused.status).toBe(status)
  expect(await refused.text()).toContain(message)
  expect(await findDraft(site().db, 'prices')).toBeUndefined()
})

test('an upload over a colleague’s draft gets 409 first and can then be repeated', async () => {
  await saveDraft(
    site(),
    { id: 'x', name: 'Imran Khan' },
    { document: 'prices', value: shippedPrices, revision: 0 },
  )
  const refused = await upload(FILE.replace('0.20', '0.26'))
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('Imran Khan has changed the prices meanwhile')
  const base = /name="base" value="([^"]*)"/.exec(page)?.[1]
  expect((await upload(FILE.replace('0.20', '0.26'), base)).status).toBe(303)
})

test('a price list without a session redirects to login and changes nothing', async () => {
  expect((await upload(FILE, '0:', {})).headers.get('Location')).toMatch(/^\/login/)
  expect(await tables(site().db).select().from(contentVersions)).toEqual([])
})

const role: Roles['roles'][number] = {
  name: 'Support Engineer',
  closesOn: '2027-01-31',
  page: {
    slug: 'support-engineer',
    description: 'Help customers with messages that did not arrive, by phone and email.',
    posted: '2026-11-20',
    employment: 'Full-time',
    place: 'Jaipur',
    salary: { from: 300_000, to: 500_000, currency: 'INR', per: 'year' },
    lead: 'You answer customers and find out why a message did not arrive.',
    sections: [
      { title: 'What you do', body: ['You read <logs>.', '- and answer [calls](/contact)'] },
    ],
  },
}
const setDay = (day: string) => vi.setSystemTime(`${day}T12:00:00+05:30`)
const ROLE_PATH = '/careers/support-engineer'

function apply(jobRole: string, path = '/careers/addjob') {
  const body = new FormData()
  const fields = {
    fullName: 'Imran Khan',
    email: 'imran@example.com',
    phone: '98765 43210',
    jobRole,
    experience: 'Fresher',
    motivation: 'I like calls',
    gender: 'Male',
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('resume', new File([pdf()], 'cv.pdf'))
  return responseTo(new Request(ORIGIN + path, { method: 'POST', body }))
}

const optionsOf = (page: string) =>
  [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, name]) => name)

test('an open role has a page with JSON-LD, is in the sitemap and takes applications', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setDay('2026-12-01')
  await publishRoles([...shippedRoles.roles, role])
  const careers = await readPage('/careers?role=Support+Engineer')
  expect(careers).toContain(`href="${ROLE_PATH}"`)
  expect(careers).toMatch(/<option[^>]*selected=""[^>]*>Support Engineer</)
  const page = await readPage(ROLE_PATH)
  expect(page).toContain('href="/careers?role=Support+Engineer#apply"')
  expect(page).toContain('INR 3,00,000 to 5,00,000 a year')
  const posting = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Support Engineer',
    datePosted: '2026-11-20',
    validThrough: '2027-01-31T18:29:59.999Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: site().company.name },
    jobLocation: { address: { addressCountry: 'IN' } },
    baseSalary: { currency: 'INR', value: { minValue: 300_000, unitText: 'YEAR' } },
  })
  expect(posting.description).toContain(
    '<p>You read &lt;logs&gt;.</p><ul><li>and answer calls</li></ul>',
  )
  expect(await textOf('/sitemap.xml')).toContain(`${ROLE_PATH}</loc>`)
  expect((await apply('Support Engineer')).status).toBe(201)
})

test('only a salary in rupees is written with lakhs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setDay('2026-12-01')
  const salary = { from: 120_000, to: 1_500_000, currency: 'GBP', per: 'year' } as const
  await publishRoles([{ ...role, page: role.page && { ...role.page, salary } }])
  expect(await readPage(ROLE_PATH)).toContain('GBP 120,000 to 1,500,000 a year')
})

test('a closed role is a 410 page; an application to it gets 400 and keeps what was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setDay('2027-01-31')
  await publishRoles([...shippedRoles.roles, role])
  await readPage(ROLE_PATH)
  setDay('2027-02-01')
  const gone = await responseTo(get(ROLE_PATH))
  expect(gone.status).toBe(410)
  const page = await gone.text()
  expect(page).toContain('this role is closed')
  expect(page).not.toContain('JobPosting')
  expect(page).toContain('noindex')
  expect(await textOf('/sitemap.xml')).not.toContain(ROLE_PATH)
  expect(optionsOf(await readPage('/careers'))).not.toContain('Support Engineer')
  const message = 'This role is not open. Please choose another one'
  const refused = await apply('Support Engineer')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: message })
  const form = await apply('Support Engineer', '/careers')
  expect(form.status).toBe(400)
  const again = await form.text()
  expect(again).toContain(message)
  expect(again).toContain('value="imran@example.com"')
  expect(again).toMatch(/<option[^>]*selected=""[^>]*>Support Engineer \(no longer open\)</)
})

test('a role that opens later is visible in preview only', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setDay('2026-12-01')
  browser = await meeraBrowserHeaders(await freshSite())
  await publishRoles([{ ...role, opensOn: '2026-12-02' }])
  expect((await responseTo(get(ROLE_PATH))).status).toBe(404)
  const careers = await readPage('/careers')
  expect(careers).toContain('There is no open role at the moment')
  expect(careers).not.toMatch(/>(What happens next|Takes a few minutes)/)
  expect(await readPage(`${ROLE_PATH}?preview`, browser)).toContain('You answer customers')
  setDay('2026-12-02')
  expect(optionsOf(await readPage('/careers'))).toContain('Support Engineer')
  expect((await responseTo(get('/careers/nobody'))).status).toBe(404)
})

test('the desk filters by roles of past applications too, which keep their name', async () => {
  await publishRoles([{ name: 'Support Engineer' }])
  expect((await apply('Support Engineer')).status).toBe(201)
  await publishRoles([{ name: 'Support Lead' }])
  const page = await readPage('/admin/jobs?role=support+engineer', browser)
  const roles = optionsOf(page)
  expect(roles.indexOf('Support Lead')).toBeLessThan(roles.indexOf('Support Engineer'))
  expect(roles).toContain('Data Scientist')
  expect(page).toContain('Imran Khan')
  expect(await textOf('/admin/applications.csv', browser)).toContain('Support Engineer')
})

test.each([
  ['the same name twice', [{ name: 'A' }, { name: 'a' }], 'This role stands in the list already'],
  ['a path of the API', [{ ...role, page: { ...role.page, slug: 'addjob' } }], 'taken'],
  ['the same path twice', [role, { ...role, name: 'B' }], 'Another role has this address'],
  [
    'a closing day before the opening day',
    [{ ...role, opensOn: '2027-02-01' }],
    'before the day on which the role opens',
  ],
])('roles with %s are not published', async (_, roles, message) => {
  const saved = await saveDraft(site(), meera, { document: 'roles', value: { roles }, revision: 0 })
  const revision = saved.ok ? saved.revision : 0
  const outcome = await publishDraft(site(), meera, { document: 'roles', revision })
  expect(JSON.stringify(outcome)).toContain(message)
})

test('a renamed cloud plan is an enquiry type', async () => {
  const page = await readPage('/admin/site/edit/pages/cloud', browser)
  expect(page).toContain('Name of the plan')
  const value = JSON.parse(
    JSON.stringify(cloud).replaceAll('Cloud: Startup Cloud Plan', 'Cloud: First steps'),
  )
  await saveDraft(site(), meera, { document: 'pages/cloud', value, revision: 0 })
  await publish('pages/cloud')
  expect(await readPage('/enquiry?type=Cloud%3A+First+steps')).toContain('Cloud: First steps')
})

test('the site list has prices, roles and the price upload under Offers', async () => {
  const page = await readPage('/admin/site', browser)
  const group = page.slice(page.indexOf('>Offers</h2>'), page.indexOf('>Tools</h2>'))
  expect(group).toContain('href="/admin/site/edit/prices"')
  expect(group).toContain('href="/admin/site/edit/roles"')
  expect(group).toContain(`href="${UPLOAD}"`)
})

test('a price is changed in the editor', async () => {
  const page = await readPage('/admin/site/edit/prices', browser)
  expect(page).toContain('1. Promotional')
  expect(page).toContain('Upload a price list')
  const shape = shapeOf('prices')
  if (!shape) throw new Error('no shape')
  const form = new URLSearchParams(printFields(shape, shippedPrices))
  form.set('routes.0.slabs.0.price', '0.21')
  form.set(':base', '0:')
  form.set('do', 'publish')
  expect((await responseTo(post('/admin/site/edit/prices', form, browser))).status).toBe(303)
  expect(await textOf('/SMSPricing.csv')).toContain('1,49999,0.21,')
})
