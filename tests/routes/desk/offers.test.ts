import { beforeEach, expect, test, vi } from 'vitest'

import cloud from '#app/content/pages/cloud'
import shippedPrices from '#app/content/prices'
import shippedRoles from '#app/content/roles'
import type { Roles } from '#app/content/schemas/roles'
import { site } from '#app/models/company/site.server'
import { saveDraft } from '#app/models/content/draft.server'
import { printFields } from '#app/models/content/form/fields.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { publishDraft } from '#app/models/content/publish.server'
import { findDraft } from '#app/models/content/stored-draft.server'
import { printPriceList } from '#app/models/messaging/price-list-csv.server'
import { contentVersions } from '#db/schema'
import { freshSite, get, meeraBrowses, ORIGIN, post, tables } from '#tests/support/app'
import { pdf } from '#tests/support/files'
import { answerTo, readPage } from '#tests/support/render-site'

const UPLOAD = '/admin/site/prices'
const FILE = printPriceList(shippedPrices)
const LIST = '/digital-marketting/bulk-sms/prices'
const meera = { id: 'm', name: 'Meera Rao' }

let browser: { Cookie: string }

beforeEach(async () => {
  vi.useRealTimers()
  browser = await meeraBrowses(await freshSite())
})

function upload(csv: string | undefined, base = '0:', headers: Record<string, string> = browser) {
  const body = new FormData()
  body.set('base', base)
  if (csv !== undefined) body.set('list', new File([csv], 'prices.csv'))
  return answerTo(new Request(ORIGIN + UPLOAD, { method: 'POST', body, headers }))
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
  (await answerTo(get(path, headers))).text()

test('an uploaded list is a draft, and page, calculator and download change with its publishing', async () => {
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

test('the file has a type, is asked for anew and is not sent twice', async () => {
  const answer = await answerTo(get('/SMSPricing.csv'))
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  const etag = answer.headers.get('ETag') ?? ''
  expect(await answer.text()).toBe(FILE)
  const again = await answerTo(get('/SMSPricing.csv', { 'If-None-Match': etag }))
  expect(again.status).toBe(304)
  await upload(FILE.replace('0.20', '0.26'))
  await publish('prices')
  expect((await answerTo(get('/SMSPricing.csv', { 'If-None-Match': etag }))).status).toBe(200)
})

test.each([
  ['a mistake', FILE.replace('0.17', 'much'), 400, 'Line 3, column Price per SMS part (INR): '],
  ['nothing', undefined, 400, 'Choose a CSV file'],
  ['an empty file', '', 400, 'Choose a CSV file'],
  ['far too much', 'x'.repeat(300_000), 413, 'larger than 256 KB'],
])('%s is refused in words and changes nothing', async (_, csv, status, words) => {
  const refused = await upload(csv)
  expect(refused.status).toBe(status)
  expect(await refused.text()).toContain(words)
  expect(await findDraft(site().db, 'prices')).toBeUndefined()
})

test('an upload over the draft of a colleague is told first', async () => {
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

test('prices are uploaded by owners alone', async () => {
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
    sections: [{ title: 'What you do', body: ['You read <logs>.', '- and answer calls'] }],
  },
}
const at = (day: string) => vi.setSystemTime(`${day}T12:00:00+05:30`)
const HERE = '/careers/support-engineer'

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
  return answerTo(new Request(ORIGIN + path, { method: 'POST', body }))
}

const offered = (page: string) =>
  [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, name]) => name)

test('an open role is offered, described for search engines and in the sitemap', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2026-12-01')
  await publishRoles([...shippedRoles.roles, role])
  const careers = await readPage('/careers?role=Support+Engineer')
  expect(careers).toContain(`href="${HERE}"`)
  expect(careers).toMatch(/<option[^>]*selected=""[^>]*>Support Engineer</)
  const page = await readPage(HERE)
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
  expect(posting.description).toContain('<p>You read &lt;logs&gt;.</p>')
  expect(await textOf('/sitemap.xml')).toContain(`${HERE}</loc>`)
  expect((await apply('Support Engineer')).status).toBe(201)
})

test('a role that has closed is refused with everything kept, and its page is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-31')
  await publishRoles([...shippedRoles.roles, role])
  await readPage(HERE)
  at('2027-02-01')
  const gone = await answerTo(get(HERE))
  expect(gone.status).toBe(410)
  const page = await gone.text()
  expect(page).toContain('this role is closed')
  expect(page).not.toContain('JobPosting')
  expect(page).toContain('noindex')
  expect(await textOf('/sitemap.xml')).not.toContain(HERE)
  expect(offered(await readPage('/careers'))).not.toContain('Support Engineer')
  const words = 'This role is not open. Please choose another one'
  const refused = await apply('Support Engineer')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: words })
  const form = await apply('Support Engineer', '/careers')
  expect(form.status).toBe(400)
  const again = await form.text()
  expect(again).toContain(words)
  expect(again).toContain('value="imran@example.com"')
  expect(again).toMatch(/<option[^>]*selected=""[^>]*>Support Engineer \(no longer open\)</)
})

test('a role that opens later is seen in preview alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2026-12-01')
  browser = await meeraBrowses(await freshSite())
  await publishRoles([{ ...role, opensOn: '2026-12-02' }])
  expect((await answerTo(get(HERE))).status).toBe(404)
  expect(await readPage('/careers')).toContain('There is no open role at the moment')
  expect(await readPage(`${HERE}?preview`, browser)).toContain('You answer customers')
  at('2026-12-02')
  expect(offered(await readPage('/careers'))).toContain('Support Engineer')
  expect((await answerTo(get('/careers/nobody'))).status).toBe(404)
})

test('the desk filters by roles of old applications too, which keep their name', async () => {
  await publishRoles([{ name: 'Support Engineer' }])
  expect((await apply('Support Engineer')).status).toBe(201)
  await publishRoles([{ name: 'Support Lead' }])
  const page = await readPage('/admin/jobs?role=support+engineer', browser)
  const roles = offered(page)
  expect(roles.indexOf('Support Lead')).toBeLessThan(roles.indexOf('Support Engineer'))
  expect(roles).toContain('Data Scientist')
  expect(page).toContain('Imran Khan')
  expect(await textOf('/admin/applications.csv', browser)).toContain('Support Engineer')
})

test.each([
  ['the same name twice', [{ name: 'A' }, { name: 'a' }], 'This role stands in the list already'],
  ['an address of the API', [{ ...role, page: { ...role.page, slug: 'addjob' } }], 'taken'],
  ['the same address', [role, { ...role, name: 'B' }], 'Another role has this address'],
  ['days in turn', [{ ...role, opensOn: '2027-02-01' }], 'before the day on which the role opens'],
])('roles with %s are not published', async (_, roles, words) => {
  await saveDraft(site(), meera, { document: 'roles', value: { roles }, revision: 0 })
  const outcome = await publishDraft(site(), meera, { document: 'roles', revision: 1 })
  expect(JSON.stringify(outcome)).toContain(words)
})

test('the type of a plan that the owner renames is a type of enquiry', async () => {
  const page = await readPage('/admin/site/edit/pages/cloud', browser)
  expect(page).toContain('Name of the plan')
  const value = JSON.parse(
    JSON.stringify(cloud).replaceAll('Cloud: Startup Cloud Plan', 'Cloud: First steps'),
  )
  await saveDraft(site(), meera, { document: 'pages/cloud', value, revision: 0 })
  await publish('pages/cloud')
  expect(await readPage('/enquiry?type=Cloud%3A+First+steps')).toContain('Cloud: First steps')
})

test('the list of the site has a group for offers', async () => {
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
  expect((await answerTo(post('/admin/site/edit/prices', form, browser))).status).toBe(303)
  expect(await textOf('/SMSPricing.csv')).toContain('1,49999,0.21,')
})
