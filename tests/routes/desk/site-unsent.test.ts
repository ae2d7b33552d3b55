import { beforeEach, expect, test } from 'vitest'
import { site } from '#app/models/company/site.server'
import { currentDocument, findDraft } from '#app/models/content/draft.server'
import type { Entry } from '#app/models/content/form/fields.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { handle } from '#app/routes/desk/sign-in/login'
import { bodyLimit } from '#app/server/guard/body'
import { admins } from '#db/schema'
import { freshSite, meera, meeraBrowserHeaders, ORIGIN, post } from '#tests/support/app'
import { printFields } from '#tests/support/print-fields'
import { readPage, responseTo } from '#tests/support/render-site'

const HINDI = 'सुबह दस बजे खुलता है '
const NOT_SENT = 'Not sent: your session had ended. What you typed is still here.'

let account: string
beforeEach(async () => {
  await meeraBrowserHeaders(await freshSite())
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
async function sendAndLogIn(id: string, entries: Entry[]) {
  const page = `/admin/site/edit/${id}?done=saved`
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
