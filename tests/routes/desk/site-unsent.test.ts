import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { site } from '#app/models/company/site.server'
import { currentDocument, findDraft } from '#app/models/content/draft.server'
import type { Entry } from '#app/models/content/form/fields.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { handle } from '#app/routes/desk/sign-in/login'
import { bodyLimit } from '#app/server/guard/body'
import { admins, enquiries } from '#db/schema'
import { asha, freshSite, meera, meeraBrowserHeaders, ORIGIN, post } from '#tests/support/app'
import { printFields } from '#tests/support/print-fields'
import { readPage, responseTo } from '#tests/support/render-site'

const HINDI = 'सुबह दस बजे खुलता है '
const NOT_SENT = 'Not sent: your session had ended. What you typed is still here.'

let account: string
let signedIn: { Cookie: string }
beforeEach(async () => {
  signedIn = await meeraBrowserHeaders(await freshSite())
  account = (await site().db.select().from(admins))[0]?.id ?? ''
})

/** The form of a document as the editor draws it, with each text in Hindi. */
function formOf(id: string, base = '0:'): Entry[] {
  const shape = shapeOf(id)
  if (!shape) throw new Error(id)
  const fields = printFields(shape, currentDocument(site(), id)).map(([name, value]): Entry => {
    const isProse = / .* /.test(value)
    return [name, isProse ? HINDI.repeat(Math.ceil(value.length / HINDI.length)) : value]
  })
  return [[':base', base], ['account', account], ...fields, ['do', 'publish']]
}

/** Posts without a session and logs in. */
const sendAndLogIn = (id: string, entries: Entry[]) =>
  postAndLogIn(`/admin/site/edit/${id}?done=saved`, entries)

async function postAndLogIn(page: string, entries: Entry[]) {
  const form = new URLSearchParams(entries)
  const refused = await responseTo(post(page, form, { Referer: ORIGIN + page }))
  expect(refused.status).toBe(307)
  const login = refused.headers.get('Location') ?? ''
  return logInWith(login, form, page)
}

/** Posts the form to the login page and logs in, without JavaScript. */
async function logInWith(login: string, form: URLSearchParams, page = '/admin/site') {
  const shown = await responseTo(post(login, form))
  expect(shown.status).toBe(401)
  const unsent = unescaped(/name="unsent" value="([^"]*)"/.exec(await shown.text())?.[1] ?? '')
  const { email, password } = meera
  const response = await responseTo(post(login, new URLSearchParams({ email, password, unsent })))
  expect([response.status, response.headers.get('Location')]).toEqual([303, page])
  return { Cookie: (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '' }
}

const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test.each(['company', 'menu', 'pages/home', 'services/bulk-sms', 'policies/privacy-policy'])(
  'a form of %s posted after the session ended returns complete after login',
  async (id) => {
    const entries = formOf(id)
    const browser = await sendAndLogIn(id, entries)
    const page = await readPage(`/admin/site/edit/${id}`, browser)
    expect(page).toContain(NOT_SENT)
    expect(page).not.toContain('Saved as a draft')
    expect(page.match(new RegExp(HINDI.trim(), 'g'))?.length).toBeGreaterThan(0)

    expect((await responseTo(post(`/admin/site/edit/${id}`, save(entries), browser))).status).toBe(
      303,
    )
    const saved = await findDraft(site().db, id)
    const shape = shapeOf(id)
    const typed = entries.filter(([name]) => ![':base', 'account', 'do'].includes(name))
    expect(shape && printFields(shape, saved?.value)).toEqual(typed)
    expect(await readPage(`/admin/site/edit/${id}`, browser)).not.toContain(NOT_SENT)
  },
)

const save = (entries: Entry[]) => new URLSearchParams([...entries, ['do', 'save']])

test('an emptied field stays empty after login, and an outdated form gets 409', async () => {
  const id = 'pages/contact'
  const entries = formOf(id, '7:').map(
    ([name, value]): Entry => [name, name === 'lead' ? '' : value],
  )
  const browser = await sendAndLogIn(id, entries)
  const page = await readPage(`/admin/site/edit/${id}`, browser)
  expect(page).toContain('name=":base" value="7:"')
  expect(page).toMatch(/<textarea[^>]*id="edit-lead"[^>]*><\/textarea>/)
  const again = await responseTo(post(`/admin/site/edit/${id}`, save(entries), browser))
  expect(again.status).toBe(409)
})

test('another account sees only that the form was not sent', async () => {
  const entries = formOf('pages/contact').map(
    ([name, value]): Entry => [name, name === 'account' ? 'somebody-else' : value],
  )
  const browser = await sendAndLogIn('pages/contact', entries)
  const page = await readPage('/admin/site/edit/pages/contact', browser)
  expect(page).not.toContain(HINDI.trim())
  expect(page).toContain('because another account typed it')
})

test('other desk pages do not contain the unsent form', async () => {
  const browser = await sendAndLogIn('pages/contact', formOf('pages/contact'))
  expect(await readPage('/admin/site', browser)).not.toContain(HINDI.trim())
})

test('the login page accepts bodies as large as the editor does', () => {
  expect(bodyLimit(handle)).toEqual(bodyLimit({ isLongForm: true }))
})

test('the typed name of a new service returns after login in an open form', async () => {
  const form = new URLSearchParams({ account, name: 'Pager messaging', channel: 'messaging' })
  const refused = await responseTo(post('/admin/site', form, { Referer: `${ORIGIN}/admin/site` }))
  const browser = await logInWith(refused.headers.get('Location') ?? '', form)
  const page = await readPage('/admin/site', browser)
  expect(page).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>New service page/)
  expect(page).toContain('value="Pager messaging"')
})

const EARLIER = /name="base"[^>]* value="an earlier state"/

/** @returns the page after a login that followed a post without a session */
async function pageAfterLogin(page: string, fields: Record<string, string>) {
  const entries = Object.entries({ base: 'an earlier state', account, back: page, ...fields })
  return readPage(page, await postAndLogIn(page, entries))
}

test.each([
  ['/admin/saved-replies/new', { title: 'Prices', text: 'Dear {name}' }],
  ['/admin/site/mail', { host: 'mail.example.com' }],
  ['/admin/site/brand', { colour: '#0a58ca' }],
  ['an enquiry', { text: 'Dear Asha' }],
])('after login the form of %s still names what it was rendered from', async (page, fields) => {
  const path = page === 'an enquiry' ? await enquiryPath() : page
  expect(await pageAfterLogin(path, fields)).toMatch(EARLIER)
})

test('a note restored after login does not change what a reply refers to', async () => {
  const page = await pageAfterLogin(await enquiryPath(), { note: 'Wants a call' })
  expect(page).toContain('Wants a call')
  expect(page).not.toMatch(EARLIER)
})

test('a reply typed beside a note that is stored still names what it was rendered from', async () => {
  const path = await enquiryPath()
  const typed = { note: 'Wants a call', text: 'Dear Asha', base: 'an earlier state', back: path }
  const fields = new URLSearchParams({ ...typed, intent: 'note' })
  expect((await responseTo(post(path, fields, signedIn))).status).toBe(303)
  expect(await readPage(path, signedIn)).toMatch(EARLIER)
})

async function enquiryPath() {
  const { reference } = await createEnquiry(site().db, enquiryInput.parse(asha), {
    type: 'General',
  })
  const isIt = eq(enquiries.reference, reference)
  const [enquiry] = await site().db.select().from(enquiries).where(isIt)
  return `/admin/enquiries/${enquiry?.id}`
}
