import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { shippedDocuments } from '#app/content/shipped'
import { site } from '#app/models/company/site.server'
import {
  currentDocument,
  discardDraft,
  findDraft,
  saveDraft,
} from '#app/models/content/draft.server'
import { type Shape, shapeOf } from '#app/models/content/form/shape.server'
import { SAMPLE_TEXTS } from '#app/models/content/new-service.server'
import { importContent } from '#app/models/content/transfer.server'
import { contentDrafts, contentVersions } from '#db/schema'
import { freshSite, meeraBrowserHeaders, post, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { printFields } from '#tests/support/print-fields'
import { readPage, responseTo } from '#tests/support/render-site'

const CONTACT = 'pages/contact'
const EDIT = `/admin/site/edit/${CONTACT}`
const colleague = { id: 'ravi', name: 'Ravi Nair' }
const contact = shippedDocuments[CONTACT] as { heading: string; path: string }

let browser: { Cookie: string }

beforeEach(async () => {
  browser = await meeraBrowserHeaders(await freshSite())
})

/** Posts the form as the editor draws it, with some fields changed. */
async function send(id: string, changes: Record<string, string>, base?: string) {
  const shape = shapeOf(id)
  if (!shape) throw new Error(id)
  const draft = await findDraft(site().db, id)
  const version = await newestOf(id)
  const form = new URLSearchParams(printFields(shape, draft?.value ?? currentDocument(site(), id)))
  form.set(':base', base ?? `${draft?.revision ?? 0}:${version}`)
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return responseTo(post(`/admin/site/edit/${id}`, form, browser))
}

/** Replaces the sample texts of a new page, and publishes it. */
async function publishNew(id: string) {
  const shape = shapeOf(id)
  const draft = await findDraft(site().db, id)
  const fields = shape && draft ? printFields(shape, draft.value) : []
  const samples = [...new URLSearchParams(fields)].filter(([, text]) => SAMPLE_TEXTS.has(text))
  const own = Object.fromEntries(samples.map(([name]) => [name, 'Our own words.']))
  return send(id, { ...own, do: 'publish' })
}

const draftBase = async () =>
  `${(await findDraft(site().db, CONTACT))?.revision}:${await newestOf(CONTACT)}`

async function newestOf(id: string) {
  const page = await readPage(`/admin/site/edit/${id}`, browser)
  return /name=":base" value="\d+:([^"]*)"/.exec(page)?.[1] ?? ''
}

test('the site list has every document with its path and state', async () => {
  const page = await readPage('/admin/site', browser)
  for (const id of ['company', ...Object.keys(shippedDocuments)]) {
    expect(page, id).toContain(`href="/admin/site/edit/${id}"`)
  }
  for (const group of ['Company', 'Pages', 'Services', 'Tools', 'Policies', 'Menu']) {
    expect(page).toMatch(new RegExp(`<h2[^>]*>${group}</h2>`))
  }
  expect(page).toContain('href="/digital-marketting/bulk-sms"')
  expect(page).not.toContain('Original text')
  expect(page).toMatch(/<summary[^>]*>\d+ services with the original text/)
  const [, often = ''] = page.split('aria-label="Changed often"')
  const shortcuts = often.split('</nav>', 1)[0]
  for (const id of ['company?at=opensAt#edit-opensAt', 'prices', 'pages/home']) {
    expect(shortcuts).toContain(`href="/admin/site/edit/${id}"`)
  }
  for (const part of ['start', 'brand', 'mail', 'images']) {
    expect(page).toContain(`href="/admin/site/${part}"`)
  }
  expect(page).toMatch(
    /<a[^>]*href="\/admin\/site\/edit\/company\?at=opensAt#edit-opensAt">Opening hours</,
  )
  await send(CONTACT, { heading: 'Call us' })
  const list = await readPage('/admin/site', browser)
  expect(list).toMatch(/Draft<\/span> <span>by Meera Rao since/)
  expect(list).toContain('href="/contact?preview"')
})

test.each([
  ['opening hours', 'company', 'opensAt'],
  ['bulk sms under your own', 'services/bulk-sms', 'hero.title'],
  ['CALL OR WALK IN', 'pages/contact', 'description'],
  ['team in Lucknow', 'pages/contact', 'heading'],
])('a search for the page text "%s" links to its field', async (query, id, field) => {
  const { company } = site()
  site().company = { ...company, city: 'Lucknow' }
  const page = await readPage(`/admin/site?${new URLSearchParams({ q: query })}`, browser)
  expect(page).toContain(`href="/admin/site/edit/${id}?at=${field}#edit-${field}"`)
})

test.each(['sms price', 'SMS prices', 'price list', 'rates'])(
  'a search for "%s" lists the prices first',
  async (query) => {
    const page = await readPage(`/admin/site?${new URLSearchParams({ q: query })}`, browser)
    const [, found = ''] = page.split('aria-label="Found"')
    expect(/href="([^"]*)"/.exec(found)?.[1]).toBe('/admin/site/edit/prices')
  },
)

test.each(['headline', 'home headline', 'headline of the home page'])(
  'a search for "%s" lists the headline of the home page first',
  async (query) => {
    const page = await readPage(`/admin/site?${new URLSearchParams({ q: query })}`, browser)
    const [, found = ''] = page.split('aria-label="Found"')
    const [, href] = /href="([^"]*)"/.exec(found) ?? []
    expect(href).toBe('/admin/site/edit/company?at=nameSuffix#edit-nameSuffix')
  },
)

test('a search finds the hint of a field', async () => {
  const page = await readPage('/admin/site?q=screen+of+the+registered+CIN', browser)
  expect(page).toContain('Nothing says')
  expect(await readPage('/admin/site?q=the+CIN', browser)).toContain(
    'href="/admin/site/edit/company?at=registrationNumber#edit-registrationNumber"',
  )
})

test('the home page editor shows the headline and links to its fields', async () => {
  site().company = { ...site().company, name: 'Verma', nameSuffix: 'WORKS' }
  const page = await readPage('/admin/site/edit/pages/home', browser)
  expect(page).toContain('<span>VERMA WORKS</span>')
  expect(page).toContain('href="/admin/site/edit/company?at=nameSuffix#edit-nameSuffix"')
})

test('the message after publishing links to the page that shows the change', async () => {
  const page = await readPage('/admin/site/edit/company?done=published&at=opensAt', browser)
  expect(page).toMatch(
    /Published\. Visitors see it now\.<\/span><a[^>]*href="\/contact"[^>]*><span>View page</,
  )
  const home = await readPage('/admin/site/edit/company?done=published&at=nameSuffix', browser)
  expect(home).toMatch(/now\.<\/span><a[^>]*href="\/"[^>]*><span>View the site</)
})

test('without JavaScript the editor explains Publish instead of "Nothing to publish"', async () => {
  const page = await readPage(EDIT, browser)
  expect(page).toMatch(/class="[^"]*noscript:block"[^>]*>Publish makes what you change here/)
  expect(page).toMatch(/class="[^"]*noscript:hidden"[^>]*>Nothing to publish/)
})

test.each([
  ['tools/sms-prices', '/admin/site/edit/prices'],
  ['pages/home', '/admin/site/edit/company?at=name#edit-name'],
])('the editor of %s links to fields edited elsewhere', async (id, to) => {
  expect(await readPage(`/admin/site/edit/${id}`, browser)).toContain(`href="${to}"`)
})

test('the changed group stays open after saving', async () => {
  const saved = await send('company', { opensAt: '10:30' })
  const path = '/admin/site/edit/company?done=saved&at=opensAt'
  expect(saved.headers.get('Location')).toBe(path)
  expect(await readPage(path, browser)).toMatch(
    /<details[^>]* open=""><summary id="edit-:Opening-hours/,
  )
})

test('a search without results shows a message with the escaped query', async () => {
  const page = await readPage('/admin/site?q=%3Cb%3Exyzzy', browser)
  expect(page).toContain('Nothing says “&lt;b&gt;xyzzy”')
})

test.each(['company', ...Object.keys(shippedDocuments)])(
  'the editor of %s opens without an error message',
  async (id) => {
    const page = await readPage(`/admin/site/edit/${id}`, browser)
    expect(page).toContain('Save draft')
    expect(page).not.toContain('There is a problem')
  },
)

test('a draft is visible to staff only until it is published', async () => {
  const saved = await send(CONTACT, { heading: 'Come and see us', do: 'save' })
  expect(saved.headers.get('Location')).toBe(`${EDIT}?done=saved`)
  expect(await readPage('/contact')).not.toContain('Come and see us')
  expect(await readPage('/contact?preview')).not.toContain('Come and see us')
  expect(await readPage('/contact?preview', browser)).toContain('Come and see us')
  const published = await send(CONTACT, { do: 'publish' })
  expect(published.headers.get('Location')).toBe(`${EDIT}?done=published`)
  expect(await readPage('/contact')).toContain('Come and see us')
  expect(await readPage('/admin/audit', browser)).toContain('Published a page')
  expect(await findDraft(site().db, CONTACT)).toBeUndefined()
})

test('opening hours are changed with checkboxes and times', async () => {
  const form = { openDays: 'Saturday', opensAt: '10:30', do: 'publish' }
  expect((await send('company', form)).status).toBe(303)
  expect(site().company).toMatchObject({ openDays: ['Saturday'], opensAt: '10:30' })
})

test('an invalid form is saved as a draft with errors at its fields and not published', async () => {
  const long = 'long '.repeat(20).trim()
  const refused = await send(CONTACT, { heading: long, lead: '', do: 'publish' })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('Headline: At most 60 characters; this has 99')
  expect(page).toContain('href="#edit-heading"')
  expect(page).toMatch(/Text below the headline: Fill this in/)
  expect(page).toMatch(/<input[^>]*id="edit-heading"[^>]*aria-invalid="true"[^>]*value="long long/)
  expect((await findDraft(site().db, CONTACT))?.value).toMatchObject({ heading: long, lead: '' })
  expect(await readPage('/contact')).not.toContain(long)
  expect(await readPage('/contact?preview', browser)).toContain('a rule is broken: Contact.')
})

test('an invalid draft shows its errors when opened, but not after an item is added', async () => {
  await send(CONTACT, { heading: 'long '.repeat(20), do: 'save' })
  for (const query of ['', '?at=lead', '?done=saved']) {
    const page = await readPage(`${EDIT}${query}`, browser)
    expect(page, query).toContain('There is a problem')
    expect(page, query).toContain('At most 60 characters; this has 99')
  }
  expect(await readPage(EDIT, browser)).toContain('This draft cannot be published. Correct')
  const added = await send('services/bulk-sms', { do: 'add:sections', 'new:sections': 'statement' })
  const path = added.headers.get('Location')?.split('#')[0] ?? ''
  expect(await readPage(path, browser)).not.toContain('There is a problem')
})

test('a closed group shows its first text, also of an invalid draft', async () => {
  await send('company', { privacyEmail: 'nobody', opensAt: '09:15', do: 'save' })
  const page = await readPage('/admin/site/edit/company', browser)
  expect(page).toContain('>Opens at: 09:15</span>')
  expect(page).toContain('>Email address for privacy: nobody</span>')
})

test('a link to a missing page is not published', async () => {
  const refused = await send('pages/about', { 'closing.actions.0.href': '/nowhere', do: 'publish' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('There is no published page /nowhere')
})

test.each([
  ['hero.scene', 'no-such-drawing', 'Choose a drawing or a picture'],
  ['sections.0.items.0.icon', 'no-such-icon', 'Choose one of the icons'],
  ['name', 'linkedin', 'Another service has this name'],
  ['hue', 'pink', 'Choose one of the possible answers'],
  ['hero.actions.0.href', 'javascript:alert(1)', 'Write a page of this site'],
])('the field %s refuses the value %s', async (name, value, message) => {
  const refused = await send('services/bulk-sms', { [name]: value, do: 'publish' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(message)
})

test('HTML in a field is escaped on the page', async () => {
  await send(CONTACT, { heading: '<img src=x onerror=alert(1)>', do: 'publish' })
  expect(await readPage('/contact')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('posted values for the path or for unknown fields are ignored', async () => {
  await send(CONTACT, {
    heading: 'Other',
    path: '/elsewhere',
    'constructor.prototype.x': '1',
    __proto__: '1',
  })
  const draft = await findDraft(site().db, CONTACT)
  expect(draft?.value).toEqual({ ...contact, heading: 'Other' })
})

test('a copied section needs another name for links before it is published', async () => {
  const policy = 'policies/refund-policy'
  await send(policy, { do: 'duplicate:sections.0' })
  const refused = await send(policy, { do: 'publish' })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('Another part of this page has this name')
  expect(page).toMatch(/<input[^>]*id="edit-sections\.1\.anchor"[^>]*aria-invalid="true"/)
  const named = await send(policy, { 'sections.1.anchor': 'another-name', do: 'publish' })
  expect(named.status).toBe(303)
})

test('the second of two editors gets 409, keeps the text and can overwrite the first', async () => {
  await saveDraft(
    site(),
    { id: 'x', name: 'Imran Khan' },
    { document: CONTACT, value: { ...contact, heading: 'By Imran' }, revision: 0 },
  )
  const refused = await send(CONTACT, { heading: 'By Meera', do: 'save' }, '0:')
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('Imran Khan saved this page meanwhile')
  expect(page).toContain('value="By Meera"')
  const over = /value="(over:[^"]*)"/.exec(page)?.[1] ?? ''
  expect((await send(CONTACT, { heading: 'By Meera', do: over }, '0:')).status).toBe(303)
  expect((await findDraft(site().db, CONTACT))?.value).toMatchObject({ heading: 'By Meera' })
})

test('the editor says that an import has published another text after the draft was saved', async () => {
  await send(CONTACT, { heading: 'Mine' })
  expect(await readPage(EDIT, browser)).not.toContain('after this draft was saved')
  const folder = freshFolder()
  mkdirSync(join(folder, 'pages'))
  const imported = { ...contact, heading: 'Theirs' }
  writeFileSync(join(folder, `${CONTACT}.json`), JSON.stringify(imported))
  await setTimeout(2)
  expect(await importContent(site(), folder)).toMatchObject({ ok: true })
  const page = await readPage(EDIT, browser)
  expect(page).toContain('The operator published another text after this draft was saved.')
  expect(page).toContain(`href="/admin/site/compare/${CONTACT}?to=draft"`)
  await send(CONTACT, { heading: 'Both' })
  expect(await readPage(EDIT, browser)).not.toContain('after this draft was saved')
})

test('a form opened before a newer version was published gets 409', async () => {
  await send(CONTACT, { heading: 'New', do: 'publish' })
  const refused = await send(CONTACT, { heading: 'Old', do: 'publish' }, '0:')
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Meera Rao published this page meanwhile')
})

test('a draft that a colleague discarded meanwhile is not called published', async () => {
  await send(CONTACT, { heading: 'Mine' })
  const base = await draftBase()
  await discardDraft(site(), colleague, CONTACT)
  const refused = await send(CONTACT, { heading: 'Mine again' }, base)
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('A colleague discarded the draft of this page meanwhile')
  expect(page).toContain('Mine again')
})

test('a colleague’s new draft is not taken for the discarded one', async () => {
  await send(CONTACT, { heading: 'Mine' })
  const base = await draftBase()
  await discardDraft(site(), colleague, CONTACT)
  await saveDraft(site(), colleague, { document: CONTACT, value: contact, revision: 0 })
  expect((await send(CONTACT, { heading: 'Mine again' }, base)).status).toBe(409)
  const [revision] = base.split(':')
  expect(await discardDraft(site(), colleague, CONTACT, Number(revision))).toBe(false)
  expect((await findDraft(site().db, CONTACT))?.adminName).toBe(colleague.name)
})

test('the same form sent twice is no conflict', async () => {
  const saved = { heading: 'Once', do: 'save' }
  expect((await send(CONTACT, saved, '0:')).status).toBe(303)
  const once = await findDraft(site().db, CONTACT)
  expect((await send(CONTACT, saved, '0:')).status).toBe(303)
  expect(await findDraft(site().db, CONTACT)).toEqual(once)
  for (let click = 0; click < 3; click += 1) {
    const published = await send(CONTACT, { heading: 'Once', do: 'publish' }, '0:')
    expect(published.headers.get('Location')).toBe(`${EDIT}?done=published`)
  }
  expect(await tables(site().db).select().from(contentVersions)).toHaveLength(1)
  expect(await findDraft(site().db, CONTACT)).toBeUndefined()
  const shape = shapeOf('services/bulk-sms')
  if (!shape) throw new Error('no shape')
  const form = printFields(shape, currentDocument(site(), 'services/bulk-sms'))
  const moved = new URLSearchParams([...form, [':base', '0:'], ['do', 'down:sections.0']])
  const click = () => responseTo(post('/admin/site/edit/services/bulk-sms', moved, browser))
  const locations = [await click(), await click()].map(({ headers }) => headers.get('Location'))
  expect(locations[0]).toContain('?at=sections.1')
  expect(locations[1]).toBe(locations[0])
})

test('an unchanged form creates no draft and no version', async () => {
  for (const button of ['save', 'publish']) {
    const sent = await send(CONTACT, { do: button })
    expect(sent.headers.get('Location')).toBe(`${EDIT}?done=same`)
  }
  expect((await send('services/bulk-sms', { do: 'choose:hero.scene' })).status).toBe(303)
  expect(await tables(site().db).select().from(contentDrafts)).toEqual([])
  expect(await tables(site().db).select().from(contentVersions)).toEqual([])
})

test('the item buttons work without JavaScript and return to the item', async () => {
  const id = 'services/bulk-sms'
  const moved = await send(id, { do: 'down:sections.0' })
  expect(moved.headers.get('Location')).toBe(
    `/admin/site/edit/${id}?at=sections.1&item=1#edit-sections.1`,
  )
  const page = await readPage(`/admin/site/edit/${id}?at=sections.1`, browser)
  expect(page).toMatch(/<details[^>]*open=""[^>]*><summary id="edit-sections.1"/)
  const added = await send(id, { do: 'add:sections', 'new:sections': 'statement' })
  const { sections } = shippedDocuments[id] as { sections: unknown[] }
  expect(added.headers.get('Location')).toContain(`?at=sections.${sections.length}&`)
  const chosen = await send(id, { do: 'choose:hero.scene' })
  const choices = await readPage(chosen.headers.get('Location')?.split('#')[0] ?? '', browser)
  expect(choices).toContain('src="/admin/site/scenes/web-dev"')
})

test('a scene is served as SVG to staff only', async () => {
  const path = 'http://localhost:3000/admin/site/scenes/web-dev'
  const picture = await responseTo(new Request(path, { headers: browser }))
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect((await responseTo(new Request(path))).status).toBe(302)
  const missing = await responseTo(new Request(`${path}x`, { headers: browser }))
  expect(missing.status).toBe(404)
})

test('a new service page is created as a valid draft', async () => {
  const create = (name: string) =>
    responseTo(post('/admin/site', { name, channel: 'messaging' }, browser))
  const created = await create('Pager Messaging')
  expect(created.headers.get('Location')).toBe(
    '/admin/site/edit/services/pager-messaging?done=created',
  )
  expect((await create('pager messaging')).status).toBe(409)
  expect(await (await create('Bulk SMS')).text()).toContain(
    'There is a page at /digital-marketting/bulk-sms',
  )
  expect((await create('')).status).toBe(400)
  expect((await create('संदेश')).status).toBe(409)
  const path = '/digital-marketting/pager-messaging'
  expect(await readPage(`${path}?preview`, browser)).toContain('Pager Messaging')
  expect((await responseTo(new Request(`http://localhost:3000${path}`))).status).toBe(404)
  const early = await send('services/pager-messaging', { do: 'publish' })
  expect(early.status).toBe(400)
  expect(await early.text()).toContain('Replace this sample text')
  expect((await publishNew('services/pager-messaging')).status).toBe(303)
  expect(await readPage('/')).toContain(`href="${path}"`)
})

test.each([
  ['Café & Wi-Fi', 'cafe-wi-fi'],
  ['24/7 Support', 'support'],
  ['ﬃ'.repeat(40), 'ffi'.repeat(40).slice(0, 50)],
])('the page of the service %s is at /%s', async (name, slug) => {
  const created = await responseTo(post('/admin/site', { name, channel: 'messaging' }, browser))
  expect(created.headers.get('Location')).toBe(`/admin/site/edit/services/${slug}?done=created`)
  expect(await findDraft(site().db, `services/${slug}`)).toBeDefined()
})

test('removing a page lists the links to it and hides them from visitors', async () => {
  await responseTo(post('/admin/site', { name: 'Pager', channel: 'messaging' }, browser))
  const path = '/digital-marketting/pager'
  const link = { 'closing.actions.0.href': path, do: 'publish' }
  const early = await send('pages/about', link)
  expect(await early.text()).toContain(`There is no published page ${path}`)
  await publishNew('services/pager')
  expect((await send('pages/about', link)).status).toBe(303)
  expect(await readPage('/about')).toContain(`href="${path}"`)

  const question = await readPage('/admin/site/reset/services/pager', browser)
  const field = 'closing.actions.0.href'
  const to = `href="/admin/site/edit/pages/about?at=${field}#edit-${field}"`
  expect(question).toContain(to)
  expect(await readPage('/admin/site', browser)).not.toContain('that are not there')
  await responseTo(post('/admin/site/reset/services/pager', {}, browser))
  const list = await readPage('/admin/site', browser)
  expect(list).toContain('Links to pages or parts that are not there')
  expect(list).toContain(to)
  const editor = await readPage('/admin/site/edit/pages/about', browser)
  expect(editor).toMatch(new RegExp(`<input[^>]*id="edit-${field}"[^>]*aria-invalid="true"`))
  expect(await readPage('/about')).not.toContain('marketting/pager')
})

test('a link of a page to itself is not listed before the page is removed', async () => {
  await responseTo(post('/admin/site', { name: 'Pager', channel: 'messaging' }, browser))
  await publishNew('services/pager')
  const self = { 'hero.actions.0.href': '/digital-marketting/pager#main', do: 'publish' }
  expect((await send('services/pager', self)).status).toBe(303)
  expect(await readPage('/digital-marketting/pager')).toContain(
    'href="/digital-marketting/pager#main"',
  )
  const question = await readPage('/admin/site/reset/services/pager', browser)
  expect(question).toContain('Remove this page')
  expect(question).not.toContain('Other pages link to it')
})

test.each([
  ['reset', 'removed'],
  ['discard', 'discarded'],
])('a page that is gone already is no error (%s sent twice)', async (way, done) => {
  await responseTo(post('/admin/site', { name: 'Pager', channel: 'messaging' }, browser))
  if (way === 'reset') await publishNew('services/pager')
  for (let click = 0; click < 2; click += 1) {
    const sent = await responseTo(post(`/admin/site/${way}/services/pager`, {}, browser))
    expect(sent.headers.get('Location')).toBe(`/admin/site?done=${done}`)
  }
})

test('a link that no list holds leads to the page above the removed one', async () => {
  await responseTo(post('/admin/site', { name: 'Pager', channel: 'messaging' }, browser))
  await publishNew('services/pager')
  const path = '/digital-marketting/pager#prices'
  const slide = { 'sections.2.slides.0.link.href': path, 'sections.2.slides.0.link.label': 'Pager' }
  expect((await send('pages/cloud', { ...slide, do: 'publish' })).status).toBe(303)
  const menu = { 'groups.1.href': path, do: 'publish' }
  expect((await send('menu', menu)).status).toBe(303)
  expect(await readPage('/cloud-services')).toContain(`href="${path}"`)
  await responseTo(post('/admin/site/reset/services/pager', {}, browser))
  const page = await readPage('/cloud-services')
  expect(page).not.toContain('marketting/pager')
  expect(page).toContain('href="/digital-marketting"><span class="relative">Pager<')
  expect(page).toContain('href="/digital-marketting#seo"')
})

test('a removed page stays in the list, with its history, and can come back', async () => {
  await responseTo(post('/admin/site', { name: 'Pager', channel: 'messaging' }, browser))
  await publishNew('services/pager')
  const question = await readPage('/admin/site/reset/services/pager', browser)
  expect(question).toContain('<title>Remove this page')
  await responseTo(post('/admin/site/reset/services/pager', {}, browser))
  const history = '/admin/site/history/services/pager'
  const list = await readPage('/admin/site', browser)
  expect(list).toMatch(new RegExp(`href="${history}"[^>]*>Pager</a>`))
  expect(list).toContain('Removed from the site')
  expect(list).not.toContain('href="/admin/site/edit/services/pager"')
  expect(list).not.toContain('href="/digital-marketting/pager"')
  expect(await readPage('/admin/site?q=pager', browser)).toContain('Nothing says')
  expect(await readPage('/admin/audit', browser)).toContain('Removed a page')

  const versions = await readPage(history, browser)
  expect(versions).toContain('History: Pager')
  expect(versions).toContain('Removed from the site')
  expect(versions).not.toMatch(/Shown now|Back to the original text/)
  const [, restore = ''] = /href="(\/admin\/site\/restore\/[^"]+)"/.exec(versions) ?? []
  expect((await responseTo(post(restore, { revision: '0' }, browser))).status).toBe(303)
  const discard = await readPage('/admin/site/discard/services/pager', browser)
  expect(discard).toContain('What was published stays in the history.')
  expect((await send('services/pager', { do: 'publish' })).status).toBe(303)
  expect(await readPage('/')).toContain('href="/digital-marketting/pager"')
})

test.each(['reset', 'discard'])(
  'text typed into a page that a colleague removed meanwhile (%s) becomes a draft',
  async (way) => {
    const id = 'services/pager'
    await responseTo(post('/admin/site', { name: 'Pager', channel: 'messaging' }, browser))
    if (way === 'reset') await publishNew(id)
    const shape = shapeOf(id)
    const draft = await findDraft(site().db, id)
    if (!shape) throw new Error(id)
    const form = new URLSearchParams(
      printFields(shape, draft?.value ?? currentDocument(site(), id)),
    )
    form.set(':base', `${draft?.revision ?? 0}:${await newestOf(id)}`)
    form.set('name', 'Typed by Meera')
    form.set('do', 'publish')
    await responseTo(post(`/admin/site/${way}/${id}`, {}, browser))

    const saved = await responseTo(post(`/admin/site/edit/${id}`, form, browser))
    expect(saved.status).toBe(303)
    expect((await findDraft(site().db, id))?.value).toMatchObject({
      name: 'Typed by Meera',
      slug: 'pager',
    })
    const page = await readPage(saved.headers.get('Location') ?? '', browser)
    expect(page).toContain('A colleague removed this page meanwhile')
    expect(currentDocument(site(), id)).toBeUndefined()
  },
)

test('a draft is discarded, and a reset restores the original text', async () => {
  await send(CONTACT, { heading: 'Brand New', do: 'publish' })
  await send(CONTACT, { heading: 'Newer' })
  expect(await readPage(`/admin/site/discard/${CONTACT}`, browser)).toContain('Discard this draft?')
  await responseTo(post(`/admin/site/discard/${CONTACT}`, {}, browser))
  expect(await findDraft(site().db, CONTACT)).toBeUndefined()
  expect(await readPage(`/admin/site/reset/${CONTACT}`, browser)).toContain(
    'Back to the original text?',
  )
  await responseTo(post(`/admin/site/reset/${CONTACT}`, {}, browser))
  expect(await readPage('/contact')).not.toContain('Brand New')
  expect(await readPage('/admin/audit', browser)).toContain('Went back to the original text')
  expect(currentDocument(site(), CONTACT)).toEqual(contact)
})

test('a placeholder that nothing fills is named, and not published', async () => {
  const refused = await send(CONTACT, { heading: 'Call {compnay} in {city}', do: 'publish' })
  const page = await refused.text()
  expect(refused.status).toBe(400)
  expect(page).toContain('There is no placeholder {compnay}: use {company}, {legalName},')
  expect(await readPage(`${EDIT}?done=saved`, browser)).toContain(
    'There is no placeholder {compnay}',
  )
  expect(await readPage('/contact')).not.toContain('compnay')
})

test.each([
  ['18:00', '09:30', 400],
  ['00:00', '00:00', 303],
  ['09:30', '18:00', 303],
])('opening hours from %s to %s get the status %i', async (opensAt, closesAt, status) => {
  const response = await send('company', { opensAt, closesAt, do: 'publish' })
  expect(response.status).toBe(status)
  if (status === 400) expect(await response.text()).toContain('This is before 18:00')
})

test('the notice of the editor matches the draft, also one equal to the published text', async () => {
  const notices = async (done: string) => {
    const page = await readPage(`${EDIT}?done=${done}`, browser)
    return [...page.matchAll(/<p class="banner[^>]*>.*?<span>(.*?)<\/span>/g)].map(
      ([, text]) => text,
    )
  }
  await send(CONTACT, { heading: 'Call us' })
  expect(await notices('saved')).toEqual(['Saved as a draft. Visitors do not see it yet.'])
  for (const done of ['published', 'same', 'discarded']) expect(await notices(done)).toEqual([])
  await send(CONTACT, { heading: contact.heading })
  expect(await findDraft(site().db, CONTACT)).toBeDefined()
  const same = ['Nothing to publish: visitors see this text already.']
  for (const done of ['saved', 'restored', 'same']) expect(await notices(done)).toEqual(same)
  expect(await notices('published')).toEqual(['Published. Visitors see it now.'])
})

test.each(['discard', 'reset'])(
  'a draft that a colleague saved since the page "%s" was opened is not deleted',
  async (page) => {
    await send(CONTACT, { heading: 'Mine' })
    const path = `/admin/site/${page}/${CONTACT}`
    const revisionIn = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? ''
    const revision = revisionIn(await readPage(path, browser))
    const theirs = { document: CONTACT, value: contact, revision: Number(revision) }
    await saveDraft(site(), colleague, theirs)
    const refused = await responseTo(post(path, { revision }, browser))
    expect(refused.headers.get('Location')).toBe(`${path}?done=changed`)
    const again = await readPage(`${path}?done=changed`, browser)
    expect(again).toContain('A colleague saved the draft meanwhile')
    expect(again).toContain(`by ${colleague.name}`)
    expect((await findDraft(site().db, CONTACT))?.adminName).toBe(colleague.name)
    expect((await responseTo(post(path, { revision: revisionIn(again) }, browser))).status).toBe(
      303,
    )
    expect(await findDraft(site().db, CONTACT)).toBeUndefined()
  },
)

test.each(['pages/nowhere', 'services/Not A Name', '__proto__', 'constructor', 'pages'])(
  'the editor of the unknown document %s is a 404',
  async (id) => {
    const response = await responseTo(
      post(`/admin/site/edit/${encodeURI(id)}`, { do: 'save' }, browser),
    )
    expect(response.status).toBe(404)
  },
)

test('a form over the body limit gets 413', async () => {
  const response = await responseTo(post(EDIT, { lead: 'x'.repeat(513 * 1024) }, browser))
  expect(response.status).toBe(413)
  expect(await findDraft(site().db, CONTACT)).toBeUndefined()
})

const field = fc.oneof(
  fc.constantFrom('do', ':base', 'heading', 'lead', 'scene', 'path', 'new:sections', '__proto__'),
  fc.string(),
)
const value = fc.oneof(
  fc.constantFrom('publish', 'up:heading', 'add:__proto__', 'over:', 'choose:scene', 'drop:lead'),
  fc.string({ unit: 'binary' }),
)

test('random form data never makes the editor fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, value), { maxLength: 12 }), async (pairs) => {
      const fields = pairs.map(([name, text]) => [name.toWellFormed(), text.toWellFormed()])
      const response = await responseTo(post(EDIT, new URLSearchParams(fields), browser))
      expect([200, 303, 400, 409]).toContain(response.status)
      expect(
        (await responseTo(new Request(`http://localhost:3000${EDIT}`, { headers: browser })))
          .status,
      ).toBe(200)
    }),
    { numRuns: 40 },
  )
})

test('posts without a session redirect to login and change nothing', async () => {
  for (const path of [
    '/admin/site',
    EDIT,
    `/admin/site/discard/${CONTACT}`,
    `/admin/site/reset/${CONTACT}`,
  ]) {
    const response = await responseTo(post(path, { heading: 'X', do: 'publish' }))
    expect(response.headers.get('Location')).toMatch(/^\/login/)
  }
  expect(await tables(site().db).select().from(contentDrafts)).toEqual([])
  expect(await tables(site().db).select().from(contentVersions)).toEqual([])
})

const fieldsOf = (id: string) => [
  ...new URLSearchParams(printFields(shapeOf(id) as Shape, currentDocument(site(), id))),
]
const fieldWith = (id: string, text: string) =>
  fieldsOf(id).find(([, value]) => value === text)?.[0] ?? 'missing'

test('renaming a part of a page lists the links to its old name', async () => {
  const name = fieldWith('pages/about', 'values')
  const renamed = (anchor: string) => send('pages/about', { [name]: anchor, do: 'publish' })
  expect(await readPage('/admin/site', browser)).not.toContain('that are not there')
  const published = await renamed('principles')
  const told = await readPage(published.headers.get('Location') ?? '', browser)
  for (const page of [told, await readPage('/admin/site', browser)]) {
    expect(page).toContain('Links to pages or parts that are not there')
    expect(page).toContain('links to /about#values')
    expect(page).toContain('/admin/site/edit/pages/home?at=')
  }
  await renamed('values')
  expect(await readPage('/admin/site', browser)).not.toContain('that are not there')
})

test('renaming a part a second time lists the links to its first new name', async () => {
  const name = fieldWith('pages/about', 'values')
  const link = fieldWith('pages/home', '/about#values')
  await send('pages/about', { [name]: 'principles', do: 'publish' })
  await send('pages/home', { [link]: '/about#principles', do: 'publish' })
  expect(await readPage('/admin/site', browser)).not.toContain('that are not there')
  await send('pages/about', { [name]: 'promises', do: 'publish' })
  expect(await readPage('/admin/site', browser)).toContain('links to /about#principles')
})

test('renaming a part lists the links of its own page', async () => {
  const name = fieldWith('pages/cloud', 'backup')
  const published = await send('pages/cloud', { [name]: 'copies', do: 'publish' })
  const location = published.headers.get('Location') ?? ''
  expect(await readPage(location, browser)).toContain('links to /cloud-services#backup')
  const link = fieldWith('pages/cloud', '/cloud-services#backup')
  await send('pages/cloud', { [link]: '#backups', do: 'publish' })
  expect(await readPage('/admin/site', browser)).toContain('links to /cloud-services#backups')
  await send('pages/cloud', { [link]: '#copies', do: 'publish' })
  expect(await readPage('/admin/site', browser)).not.toContain('that are not there')
})

test('links to parts that components name are not listed', async () => {
  const link = fieldWith('pages/home', '/about#values')
  for (const href of [
    '/#services',
    '/contact#write',
    '/careers#open-roles',
    '/terms-condition#summary',
  ])
    await send('pages/home', { [link]: href, do: 'publish' })
      .then(() => readPage('/admin/site', browser))
      .then((page) => expect(page, href).not.toContain('that are not there'))
})
