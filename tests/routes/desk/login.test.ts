import { beforeEach, expect, test } from 'vitest'

import { EASY_PASSWORD, SIGNUP_DONE } from '#app/models/account/admin'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { action as logInByApi } from '#app/routes/api/admin-login'
import { action as signUpByApi } from '#app/routes/api/admin-signup'
import { loader as getEnquiries } from '#app/routes/api/enquiry-get'
import { loader as desk } from '#app/routes/desk/desk'
import { action as undo } from '#app/routes/desk/enquiries/enquiry-undo'
import { action as logInForm, loader as loginPage } from '#app/routes/desk/sign-in/login'
import { action as logOut } from '#app/routes/desk/sign-in/logout'
import { action as signUpForm } from '#app/routes/desk/sign-in/signup'
import { mails } from '#db/schema'
import {
  args,
  freshSite,
  get,
  jsonRequest,
  meera,
  ORIGIN,
  post,
  respond,
  SECRET_KEY,
  tables,
} from '#tests/support/app'

beforeEach(() => freshSite())

const signup = { ...meera, secretKey: SECRET_KEY }

const requestLogIn = (body: object) =>
  respond(() => logInByApi(args(jsonRequest('/admin/adminLogin', body))))
const signUp = (body: object) =>
  respond(() => signUpByApi(args(jsonRequest('/admin/adminSignup', body))))
const cookieOf = (response: Response) =>
  (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? ''

async function logInBrowser(path = '/login'): Promise<Response> {
  return respond(() =>
    logInForm(args(post(path, { email: meera.email, password: meera.password }))),
  )
}

test('signing up through the API gives a bearer token for the API', async () => {
  const response = await signUp(signup)
  expect(response.status).toBe(201)
  const { token } = await response.json()
  const list = (authorization: string) =>
    respond(() => getEnquiries(args(get('/enquiry/get', { Authorization: authorization }))))
  expect((await list(`Bearer ${token}`)).status).toBe(200)
  expect((await list('Bearer wrong')).status).toBe(401)
  expect((await list(token)).status).toBe(401)
})

test('signing up by form opens a session', async () => {
  const response = await respond(() => signUpForm(args(post('/signup', signup))))
  expect(response.headers.get('Location')).toBe('/admin/site/start?welcome=1')
  const { admin } = await desk(args(get('/admin', { Cookie: cookieOf(response) })))
  expect(admin).toMatchObject({ name: meera.name, email: meera.email })
})

test('a wrong secret key gets 403 from API and form; a used email address gets 409', async () => {
  const wrong = await signUp({ ...signup, secretKey: 'wrong' })
  expect(wrong.status).toBe(403)
  const page = await signUpForm(args(post('/signup', { ...signup, secretKey: 'wrong' })))
  expect(page).toMatchObject({
    data: { banner: (await wrong.json()).message, name: meera.name, email: meera.email },
    init: { status: 403 },
  })
  expect(JSON.stringify(page)).not.toContain(meera.password)
  await signUp(signup)
  expect((await signUp({ ...signup, password: 'another long password' })).status).toBe(409)
})

test('a signup form posted twice at once opens a session both times', async () => {
  const send = () => respond(() => signUpForm(args(post('/signup', signup))))
  for (const response of await Promise.all([send(), send()])) {
    expect(response.headers.get('Location')).toBe('/admin/site/start?welcome=1')
    const { admin } = await desk(args(get('/admin', { Cookie: cookieOf(response) })))
    expect(admin).toMatchObject({ email: meera.email })
  }
})

test('a wrong password and an unknown email address get the same response', async () => {
  await signUp(signup)
  const responses = [
    await requestLogIn({ email: meera.email, password: 'not the password' }),
    await requestLogIn({ email: 'nobody@example.com', password: 'not the password' }),
  ]
  const bodies = await Promise.all(responses.map((response) => response.json()))
  expect(responses.map((response) => response.status)).toEqual([401, 401])
  expect(bodies[0]).toEqual(bodies[1])
  expect(bodies[0].message).toBe('Invalid Credentials!')
})

test('the session cookie is HttpOnly and SameSite=Lax; over HTTPS it has the __Host- prefix', async () => {
  await signUp(signup)
  expect((await logInBrowser()).headers.get('Set-Cookie')).toMatch(
    /^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  await freshSite({
    db: site().db,
    company: company.parse({}),
    settings: readSettings({ SITE_ORIGIN: 'https://example.com' }),
  })
  expect((await logInBrowser()).headers.get('Set-Cookie')).toMatch(
    /^__Host-sid=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('logging in ends the previous session of the browser', async () => {
  await signUp(signup)
  const before = { Cookie: cookieOf(await logInBrowser()) }
  const request = post('/login', { email: meera.email, password: meera.password }, before)
  const after = { Cookie: cookieOf(await respond(() => logInForm(args(request)))) }
  expect(after).not.toEqual(before)
  expect((await respond(() => desk(args(get('/admin', before))))).status).toBe(302)
  expect(await desk(args(get('/admin', after)))).toMatchObject({ company: { name: 'Acme' } })
})

test('logging out ends the session on the server', async () => {
  await signUp(signup)
  const cookie = { Cookie: cookieOf(await logInBrowser()) }
  const response = await respond(() => logOut(args(post('/logout', {}, cookie))))
  expect(response.headers.get('Location')).toBe('/login')
  expect(response.headers.get('Clear-Site-Data')).toContain('storage')
  expect((await respond(() => desk(args(get('/admin', cookie))))).headers.get('Location')).toBe(
    '/login',
  )
})

test('logging out with an expired session clears the cookie and the storage', async () => {
  const over = { Cookie: 'sid=over' }
  const response = await respond(() => logOut(args(post('/logout', {}, over))))
  expect(response.headers.get('Location')).toBe('/login')
  expect(response.headers.get('Set-Cookie')).toMatch(/^sid=;.*Max-Age=0/)
  expect(response.headers.get('Clear-Site-Data')).toContain('storage')
})

test('a post with an expired session redirects to login, which reports it and leads back', async () => {
  const dead = { Cookie: 'sid=over' }
  const submit = (headers: Record<string, string>) =>
    respond(() => undo(args(post('/admin/enquiries/changes/x/undo', {}, headers), { batch: 'x' })))
  const from = (page: string) => submit({ ...dead, Referer: ORIGIN + page })
  const list = await from('/admin?status=New')
  expect(list.headers.get('Location')).toBe('/login?to=%2Fadmin%3Fstatus%3DNew&dropped=1')
  expect((await from('/admin')).headers.get('Location')).toBe('/login?dropped=1')
  for (const headers of [dead, { ...dead, Referer: 'https://evil.example/admin/jobs' }]) {
    const location = (await submit(headers)).headers.get('Location')
    expect(location).toBe('/login?to=%2Fadmin%2Fenquiries%2Fchanges%2Fx%2Fundo&dropped=1')
  }
  const load = async (path: string) => loginPage(args(get(path, dead)))
  expect(await load('/login?dropped=1')).toMatchObject({
    notice: expect.stringContaining('did not go through'),
  })
  expect(await load('/login')).toMatchObject({ notice: undefined })
})

test('the login page redirects a logged-in admin to the desk', async () => {
  await signUp(signup)
  const cookie = { Cookie: cookieOf(await logInBrowser()) }
  const response = await respond(() => loginPage(args(get('/login', cookie))))
  expect(response.headers.get('Location')).toBe('/admin')
})

test.each([
  ['/admin/jobs', '/admin/jobs'],
  ['//evil.example', '/admin'],
  ['/\\evil.example', '/admin'],
  ['https://evil.example', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/\t/evil.example', '/admin'],
  ['/\t\\evil.example', '/admin'],
  ['/\n/evil.example', '/admin'],
  ['/\r/evil.example', '/admin'],
  ['/\0/evil.example', '/admin'],
  ['/\u200b/evil.example', '/admin'],
  ['/admin?q=%E0%A4%B8', '/admin?q=%E0%A4%B8'],
])('after login, the target "%s" redirects to %s', async (wanted, location) => {
  await signUp(signup)
  const response = await logInBrowser(`/login?to=${encodeURIComponent(wanted)}`)
  expect(response.headers.get('Location')).toBe(location)
})

test('signups with a used email address count toward the limit of wrong secret keys', async () => {
  await freshSite({ settings: readSettings({}) })
  await signUp(signup)
  const guess = async (change: object) => {
    const from = { headers: { 'x-client-address': '192.0.2.9' } }
    const body = { ...signup, password: 'not the password', ...change }
    return (await respond(() => signUpByApi(args(jsonRequest('/admin/adminSignup', body, from)))))
      .status
  }
  for (let i = 0; i < 2; i++) {
    expect(await guess({})).toBe(409)
    expect(await guess({ secretKey: 'wrong' })).toBe(403)
  }
  expect(await guess({})).toBe(409)
  expect(await guess({})).toBe(429)
})

test('ten failed logins block that client for the account, but no other client', async () => {
  await freshSite({ settings: readSettings({}) })
  await signUp(signup)
  const logInFrom = (client: string, password: string) => {
    const request = jsonRequest(
      '/admin/adminLogin',
      { email: meera.email, password },
      {
        headers: { 'x-client-address': client },
      },
    )
    return respond(() => logInByApi(args(request)))
  }
  for (let i = 0; i < 10; i++)
    expect((await logInFrom('192.0.2.1', 'a wrong password')).status).toBe(401)
  const blocked = await logInFrom('192.0.2.1', meera.password)
  expect(blocked.status).toBe(429)
  expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await logInFrom('192.0.2.2', meera.password)).status).toBe(200)
})

test('simultaneous failed logins all count toward the limit', async () => {
  await freshSite({ settings: readSettings({}) })
  await signUp(signup)
  const from = { headers: { 'x-client-address': '192.0.2.1' } }
  const logIn = (password: string) =>
    respond(() =>
      logInByApi(args(jsonRequest('/admin/adminLogin', { email: meera.email, password }, from))),
    )
  const attempts = Array.from({ length: 15 }, () => logIn('a wrong password'))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('successful logins do not count toward the limit', async () => {
  await freshSite({ settings: readSettings({}) })
  await signUp(signup)
  const from = { headers: { 'x-client-address': '192.0.2.1' } }
  const body = { email: meera.email, password: meera.password }
  for (let i = 0; i < 12; i++) {
    const response = await respond(() =>
      logInByApi(args(jsonRequest('/admin/adminLogin', body, from))),
    )
    expect(response.status).toBe(200)
  }
})

test('wrong secret keys of all clients count together; a correct key does not count', async () => {
  await freshSite({ settings: readSettings({}) })
  const guess = async (from: number, change: object) => {
    const headers = { 'x-client-address': `192.0.2.${from}` }
    const body = { ...signup, email: `staff${from}@example.in`, ...change }
    const request = jsonRequest('/admin/adminSignup', body, { headers })
    return (await respond(() => signUpByApi(args(request)))).status
  }
  for (let i = 0; i < 19; i++) expect(await guess(i, { secretKey: 'wrong' })).toBe(403)
  expect(await guess(100, {})).toBe(201)
  expect(await guess(101, { secretKey: 'wrong' })).toBe(403)
  expect(await guess(102, { secretKey: 'wrong' })).toBe(429)
})

test('twenty accounts an hour can be made, because each sends an email to all others', async () => {
  await freshSite({ settings: readSettings({}) })
  const signUpFrom = async (from: number) => {
    const headers = { 'x-client-address': `192.0.2.${from}` }
    const body = { ...signup, email: `staff${from}@example.in` }
    const request = jsonRequest('/admin/adminSignup', body, { headers })
    return (await respond(() => signUpByApi(args(request)))).status
  }
  for (let i = 0; i < 20; i++) expect(await signUpFrom(i)).toBe(201)
  expect(await signUpFrom(20)).toBe(429)
  expect(await tables(site().db).$count(mails)).toBe((20 * 19) / 2)
})

test('a password made of the company name gets 400', async () => {
  const body = { ...signup, password: 'acme-admin-2026' }
  const response = await respond(() => signUpByApi(args(jsonRequest('/admin/adminSignup', body))))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: 'Password is too easy to guess' })
})

test('a password is rated only after the right secret key, and an easy one does not count', async () => {
  await freshSite({ settings: readSettings({}) })
  const from = { headers: { 'x-client-address': '192.0.2.1' } }
  const attempt = async (change: object) => {
    const body = { ...signup, password: 'aaaaaaaaaaaaaa', ...change }
    const request = jsonRequest('/admin/adminSignup', body, from)
    const response = await respond(() => signUpByApi(args(request)))
    return [response.status, (await response.json()).message]
  }
  for (let i = 0; i < 6; i++) expect(await attempt({})).toEqual([400, EASY_PASSWORD])
  expect(await attempt({ secretKey: 'wrong' })).toEqual([403, 'Invalid Secret Key'])
  expect(await attempt({ password: meera.password })).toEqual([201, SIGNUP_DONE])
})

test('the signup form shows the error of an easy password at its field', async () => {
  const refused = await signUpForm(args(post('/signup', { ...signup, password: 'aaaaaaaaaaaaaa' })))
  expect(refused).toMatchObject({
    data: { email: meera.email, fields: { password: [EASY_PASSWORD] }, banner: EASY_PASSWORD },
    init: { status: 400 },
  })
})
