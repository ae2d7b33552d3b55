import { beforeEach, expect, test } from 'vitest'
import { company } from '#app/models/company/company'
import { listSamples } from '#app/models/company/samples'
import type { Site } from '#app/models/company/site.server'
import { findDraft, saveDraft } from '#app/models/content/draft.server'
import { listNotices } from '#app/models/health/watched.server'
import { SENT } from '#app/models/mail/test-mail.server'
import { OPERATOR, recordSingleAction } from '#app/models/privacy/audit.server'
import { loader as colours } from '#app/routes/desk/site/start/brand-colours'
import { action, loader } from '#app/routes/desk/site/start/start'
import { contentVersions } from '#db/schema'
import { args, freshSite, get, meeraBrowserHeaders, post, respond } from '#tests/support/app'
import { BARE } from '#tests/support/bare-company'
import { readPage, responseTo } from '#tests/support/render-site'

let site: Site
let headers: { Cookie: string }
beforeEach(async () => {
  site = await freshSite()
  headers = await meeraBrowserHeaders(site)
})

const START = '/admin/site/start'
const stepOf = async (title: string) => {
  const { steps } = await loader(args(get(START, headers)))
  return steps.find((step) => step.title === title)
}
const send = (path: string, fields: Record<string, string>) =>
  responseTo(post(path, fields, headers))
const draft = async (value: object) => {
  const saved = await saveDraft(site, OPERATOR, {
    document: 'company',
    value: { ...site.company, ...value },
    revision: 0,
  })
  expect(saved.ok).toBe(true)
}
const draftRevision = async () => `${(await findDraft(site.db, 'company'))?.revision}`
const noticeOf = async () => (await listNotices(site)).find(({ id }) => id === 'company')

const WITHOUT_SAMPLES = {
  ...BARE,
  name: 'Verma Works',
  legalName: 'Verma Works LLP',
  registeredOffice: '1 Hazratganj, Lucknow 226001',
  email: 'hello@verma.test',
  website: 'https://verma.test',
  contactPerson: 'Asha Verma',
}

test('each step shows its state, and the page links to every field with a sample value', async () => {
  expect(await stepOf('Name and legal name')).toMatchObject({
    state: 'open',
    samples: [{ label: 'Company name' }, { label: 'Legal name' }, { label: 'Registration number' }],
  })
  expect(await stepOf('Opening hours')).toMatchObject({
    state: 'check',
    text: 'Now Monday to Friday, 09:00 to 17:00, 0 holidays.',
  })
  const page = await readPage(START, headers)
  for (const { label } of listSamples(site.company))
    expect(page).toMatch(new RegExp(`href="[^"]+"[^>]*>${label}</a>`))
})

test('a draft completes its steps; publishing it removes the reminder', async () => {
  await draft(WITHOUT_SAMPLES)
  expect(listSamples(company.parse(WITHOUT_SAMPLES))).toEqual([])
  expect(await stepOf('Name and legal name')).toMatchObject({ state: 'done', samples: [] })
  expect((await noticeOf())?.to).toBe(START)
  const response = await send(START, { intent: 'publish', revision: await draftRevision() })
  expect(response.headers.get('Location')).toBe(`${START}?done=published`)
  expect(site.company.name).toBe('Verma Works')
  expect(await noticeOf()).toBeUndefined()
  expect(await stepOf('Mail server')).toMatchObject({ state: 'open' })
  expect(await readPage(START, headers)).toContain('1 step to do, 3 to check, 7 done.')
})

test('the step of the mail server is done once a test email was sent', async () => {
  const mailServer = async () => await stepOf('Mail server')
  site.settings.smtpUrl = 'smtp://mail.verma.test:25'
  expect(await mailServer()).toMatchObject({ state: 'check' })
  await recordSingleAction(site.db, OPERATOR, { action: 'mail.test', detail: 'not sent EDNS' })
  expect(await mailServer()).toMatchObject({
    state: 'open',
    text: 'The last test email was not sent.',
  })
  await recordSingleAction(site.db, OPERATOR, { action: 'mail.test', detail: SENT })
  expect(await mailServer()).toMatchObject({ state: 'done', text: 'Email goes out.' })
  await recordSingleAction(site.db, OPERATOR, {
    action: 'mail.server',
    detail: 'mail.verma.test:587',
  })
  expect(await mailServer()).toMatchObject({ state: 'check' })
})

test('an invalid draft is not published, and its page links to the invalid field', async () => {
  await draft({ ...WITHOUT_SAMPLES, email: 'nobody' })
  const response = await send(START, { intent: 'publish', revision: await draftRevision() })
  const page = response.headers.get('Location') ?? ''
  expect(page).toBe('/admin/site/edit/company?done=saved')
  expect(await readPage(page, headers)).toContain('href="#edit-email"')
  expect(await site.db.select().from(contentVersions)).toEqual([])
  const old = await send(START, { intent: 'publish', revision: '7' })
  expect(old.headers.get('Location')).toBe(`${START}?done=changed`)
})

test('a step with an invalid value is not done', async () => {
  await draft({ ...WITHOUT_SAMPLES, website: 'verma.test', holidays: ['soon'], latitude: 'x' })
  expect(await stepOf('Name and legal name')).toMatchObject({ state: 'done' })
  expect(await stepOf('Addresses, phones and email')).toMatchObject({ state: 'open', samples: [] })
  expect(await stepOf('Map position')).toMatchObject({ state: 'open' })
  expect(await stepOf('Opening hours')).toMatchObject({ state: 'check' })
})

test('the reminder can be dismissed and turned on again', async () => {
  expect(await noticeOf()).toBeDefined()
  await send(START, { intent: 'dismiss' })
  await send(START, { intent: 'dismiss' })
  expect(await noticeOf()).toBeUndefined()
  expect(await readPage(START, headers)).toContain('Remind me again')
  await send(START, { intent: 'resume' })
  expect(await noticeOf()).toBeDefined()
  expect((await send(START, { intent: 'sing' })).status).toBe(400)
})

test('a brand colour is previewed and saved as a draft', async () => {
  const page = await readPage('/admin/site/brand?colour=%23ffcc00', headers)
  expect(page).toContain('Your colour is darkened to #')
  expect(page).toContain('/admin/site/brand/colours?colour=%23ffcc00')
  expect(await readPage('/admin/site/brand?colour=red', headers)).toContain('Choose a colour')
  const sheet = await respond(() => colours(args(get('/x?colour=%23ffcc00', headers))))
  expect(await sheet.text()).toMatch(/^\.brand-sample\{--brand:light-dark\(#/)
  const bad = await respond(() => colours(args(get('/x?colour=red}', headers))))
  expect(bad.status).toBe(400)

  expect((await send('/admin/site/brand', { colour: 'red' })).status).toBe(400)
  expect((await send('/admin/site/brand', { colour: '#0A58CA' })).status).toBe(303)
  expect(await stepOf('Brand colour')).toMatchObject({ state: 'done' })
  expect(site.company.brand).not.toBe('#0a58ca')
  await send(START, { intent: 'publish', revision: await draftRevision() })
  expect(site.company.brand).toBe('#0a58ca')
})

test('a brand colour does not overwrite what a colleague saved since the page was opened', async () => {
  const baseOf = (page: string) => /name="base" value="([^"]*)"/.exec(page)?.[1] ?? 'missing'
  const base = baseOf(await readPage('/admin/site/brand', headers))
  expect((await send('/admin/site/brand', { colour: '#0a58ca', base })).status).toBe(303)
  const previewed = baseOf(
    await readPage(`/admin/site/brand?colour=%23ffcc00&base=${base}`, headers),
  )
  const refused = await send('/admin/site/brand?publish', { colour: '#ffcc00', base: previewed })
  const page = await refused.text()
  expect(refused.status).toBe(409)
  expect(page).toContain('A colleague changed the company meanwhile')
  expect(page).toContain('value="#ffcc00"')
  expect((await send('/admin/site/brand', { colour: '#ffcc00', base: baseOf(page) })).status).toBe(
    303,
  )
})

test('a brand colour is saved and published at once, unless the draft is invalid', async () => {
  const publish = () => send('/admin/site/brand?publish', { colour: '#0a58ca' })
  expect((await publish()).headers.get('Location')).toBe('/admin/site/brand?done=published')
  expect(site.company.brand).toBe('#0a58ca')
  await draft({ email: 'nobody' })
  const refused = await send('/admin/site/brand?publish', { colour: '#ffcc00' })
  expect(refused.headers.get('Location')).toBe('/admin/site/edit/company?done=saved')
  expect(site.company.brand).toBe('#0a58ca')
})

test('a post without an intent gets 400', async () => {
  const response = await respond(() => action(args(post(START, {}, headers))))
  expect(response.status).toBe(400)
})
