import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { pickStoredFields, STORED_FIELDS } from '#app/http/packed-form.server'
import type { Admin } from '#app/models/account/admin.server'
import {
  deleteExpiredForms,
  readUnsentForm,
  saveUnsentForm,
} from '#app/models/account/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { loader as desk } from '#app/routes/desk/desk'
import { action as writeNote } from '#app/routes/desk/enquiry/enquiry'
import { action as logIn } from '#app/routes/desk/sign-in/login'
import { unsentForms } from '#db/schema'
import {
  args,
  freshSite,
  get,
  meera,
  ORIGIN,
  post,
  respond,
  signUpAs,
  tables,
} from '#tests/support/app'

const PAGE = '/admin/enquiries/x?status=New'
const LONG = 'सुबह दस बजे\n"बुधवार" 🙂'.repeat(500)
const ravi = { ...meera, email: 'ravi@example.com' }

let author: Admin
beforeEach(async () => {
  await freshSite()
  author = await signUpAs(site().db)
})

/** Posts without a session and follows the redirect to the login page. */
async function postWithoutSession(fields: Record<string, string>) {
  const form = { back: PAGE, account: author.id, ...fields }
  const headers = { Referer: ORIGIN + PAGE }
  const response = await respond(() => writeNote(args(post(PAGE, form, headers), { id: 'x' })))
  expect(response.status).toBe(307)
  const login = response.headers.get('Location') ?? ''
  const shown = await logIn(args(post(login, form)))
  expect(shown).toMatchObject({ init: { status: 401 }, data: { unsent: expect.any(String) } })
  return { login, unsent: 'data' in shown ? (shown.data.unsent ?? '') : '' }
}

async function logInWith(login: string, unsent: string, { email, password } = meera) {
  const response = await respond(() => logIn(args(post(login, { email, password, unsent }))))
  expect([response.status, response.headers.get('Location')]).toEqual([303, PAGE])
  return { Cookie: (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '' }
}

const unsentFor = async (cookie: Record<string, string>) =>
  (await desk(args(get(PAGE, cookie)))).unsent

test('ten thousand characters posted after the session ended return when the author logs in', async () => {
  const text = LONG.slice(0, 10_000)
  const { login, unsent } = await postWithoutSession({ text, status: 'Closed' })
  const wrong = await logIn(args(post(login, { ...meera, password: 'not the password', unsent })))
  expect(wrong).toMatchObject({ init: { status: 401 }, data: { unsent } })
  const cookie = await logInWith(login, unsent)
  const kept = { path: '/admin/enquiries/x', fields: { text: [text] } }
  expect(await unsentFor(cookie)).toEqual(kept)
  expect(await unsentFor(cookie)).toEqual(kept)
})

test('a detail that was cleared is still cleared when the author logs in', () => {
  const [name, companyName, phone] = [['Asha'], [''], ['98765 43210']]
  const form = { name, companyName, phone, base: [''] }
  const page = '/admin/enquiries/0199-a/details?status=New'
  expect(pickStoredFields(form, page)).toEqual(form)
  expect(pickStoredFields({ title: ['A'], text: [''] }, PAGE)).toEqual({ title: ['A'] })
})

test('the next post deletes the unsent form', async () => {
  const { login, unsent } = await postWithoutSession({ note: 'Wants a call' })
  const cookie = await logInWith(login, unsent)
  await writeNote(args(post(PAGE, { note: '' }, cookie), { id: 'x' }))
  expect(await unsentFor(cookie)).toBeUndefined()
})

test('another account does not see the unsent form, only that it was not sent', async () => {
  await signUpAs(site().db, ravi)
  const { login, unsent } = await postWithoutSession({ note: 'Wants a call' })
  const cookie = await logInWith(login, unsent, ravi)
  expect(await unsentFor(cookie)).toEqual({ path: '/admin/enquiries/x' })
})

test('an unsent form expires after fifteen minutes', async () => {
  const { login, unsent } = await postWithoutSession({ note: 'Wants a call' })
  await logInWith(login, unsent)
  const after = (minutes: number) =>
    readUnsentForm(site(), author.id, Date.now() + minutes * 60_000)
  expect(await after(14)).toContain('Wants a call')
  expect(await after(16)).toBeUndefined()
  expect(await tables(site().db).$count(unsentForms)).toBe(1)
  await deleteExpiredForms(site().db, Date.now() + 16 * 60_000)
  expect(await tables(site().db).$count(unsentForms)).toBe(0)
})

test('the database holds one encrypted form per account', async () => {
  for (const text of ['The first', 'The second']) await saveUnsentForm(site(), author.id, text)
  const rows = await tables(site().db).select().from(unsentForms)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('second')
  expect(JSON.stringify(rows)).not.toContain(author.id)
  expect(await readUnsentForm(site(), author.id)).toBe('The second')
  expect(await readUnsentForm({ ...site(), secretKey: 'another' }, author.id)).toBeUndefined()
})

test('storing an unsent form deletes expired ones', async () => {
  await saveUnsentForm(site(), 'somebody', 'Old', Date.now() - 20 * 60_000)
  await saveUnsentForm(site(), author.id, 'New')
  expect(await tables(site().db).$count(unsentForms)).toBe(1)
})

test('an unsent form has no password, no code and no value of a button', async () => {
  for (const name of ['current', 'password', 'code', 'verdict'])
    expect((await postWithoutSession({ [name]: 'secret words' })).unsent).toBe('')
  const { unsent } = await postWithoutSession({ url: 'https://example.in', current: 'my secret' })
  expect(unsent).not.toContain('my secret')
})

test.each(['', '{', '[]', '{"note":"x"}', '{"__proto__":["x"]}', '{"account":["x"],"code":["1"]}'])(
  'the invalid unsent form %s does not prevent login',
  async (unsent) => {
    const cookie = await logInWith(`/login?to=${encodeURIComponent(PAGE)}&dropped=1`, unsent)
    expect((await unsentFor(cookie))?.fields).toBeUndefined()
  },
)

test('every text field of the desk is stored in an unsent form or holds a secret', () => {
  const SECRETS = ['email', 'current', 'password', 'code', 'secretKey']
  const FILTERS = /filter-form|toolbar|shortcuts|site-search|audit\.tsx/
  // `pickStoredFields` stores them whole.
  const DETAILS = /-details\.tsx/
  const names = globSync('app/routes/desk/**/*.tsx')
    .filter((file) => !FILTERS.test(file) && !DETAILS.test(file))
    .flatMap((file) => {
      const fields = readFileSync(file, 'utf8').matchAll(
        /<(?:TextField|TextAreaField|SelectField|textarea|input)\b[^>]*?\sname="(\w+)"[^>]*>/g,
      )
      return [...fields].filter(([tag]) => !/type="(?:hidden|checkbox)"/.test(tag))
    })
    .map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => ![...STORED_FIELDS, ...SECRETS].includes(`${name}`))).toEqual([])
})
