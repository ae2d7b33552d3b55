import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Admin } from '#app/models/account/admin.server'
import { isSameSecret } from '#app/models/account/admin.server'
import {
  beginSecondFactor,
  findSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { findSecondStep, spendCode } from '#app/models/account/second-step.server'
import { stepAt } from '#app/models/account/totp.server'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { action as logInByApi } from '#app/routes/api/admin-login'
import { loader as desk } from '#app/routes/desk/desk'
import { action as logInForm, loader as logInPage } from '#app/routes/desk/sign-in/login'
import { loader as codePage, action as sendCode } from '#app/routes/desk/sign-in/login-code'
import { auditEntries, sessions } from '#db/schema'
import {
  args,
  freshSite,
  get,
  jsonRequest,
  meera,
  post,
  respond,
  SECRET_KEY,
  signUpAs,
  tables,
} from '#tests/support/app'
import { totpCode } from '#tests/support/totp'

let admin: Admin
let secret: string
let recovery: string[]
/** @returns an unused code */
const code = () => totpCode(secret, stepAt(Date.now()) + 1)

async function signUpWithSecondFactor() {
  const { db } = site()
  admin = await signUpAs(db)
  await beginSecondFactor(db, admin, 'session')
  secret = (await findSecondFactor(db, admin.id, 'session')).unproven
  recovery =
    (await switchOnSecondFactor(db, admin, {
      sessionId: 'session',
      code: totpCode(secret, stepAt(Date.now())),
    })) ?? []
}
beforeEach(async () => {
  await freshSite()
  await signUpWithSecondFactor()
})

const cookieOf = (response: Response) =>
  (response.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? ''
const actions = async () =>
  (await tables(site().db).select().from(auditEntries)).map((entry) => entry.action).slice(3)

async function submitPassword(path = '/login') {
  const { email, password } = meera
  return respond(() => logInForm(args(post(path, { email, password }))))
}
const submitCode = (fields: Record<string, string>, cookie: string, path = '/login/code') =>
  sendCode(args(post(path, fields, { Cookie: cookie })))

test('the right password redirects to the code page and opens no session', async () => {
  const response = await submitPassword('/login?to=%2Fadmin%2Fjobs')
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/login/code?to=%2Fadmin%2Fjobs')
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^second-step=[^;]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await site().db.$count(sessions)).toBe(0)
  const ticket = { Cookie: cookieOf(response) }
  expect((await respond(() => desk(args(get('/admin', ticket))))).status).toBe(302)
  expect(await codePage(args(get('/login/code', ticket)))).toMatchObject({
    company: { name: 'Acme' },
  })
})

test('a code logs in once and redirects to the wanted page', async () => {
  const ticket = cookieOf(await submitPassword())
  const fields = { code: code() }
  const response = await respond(() => submitCode(fields, ticket, '/login/code?to=%2Fadmin%2Fjobs'))
  expect(response.headers.get('Location')).toBe('/admin/jobs')
  const [session = '', clearedTicket] = response.headers.getSetCookie()
  expect(clearedTicket).toMatch(/^second-step=; Max-Age=0/)
  const headers = { Cookie: session.split(';', 1)[0] ?? '' }
  expect(await desk(args(get('/admin', headers)))).toMatchObject({ admin: { name: meera.name } })
  expect(await submitCode(fields, ticket)).toMatchObject({ init: { status: 401 } })
  expect(await actions()).toEqual(['login.code-asked', 'login', 'login.code-refused'])
})

test('a code sent too late redirects to the login page, which shows the reason', async () => {
  const response = await respond(() =>
    submitCode({ code: code() }, '', '/login/code?to=%2Fadmin%2Fjobs'),
  )
  const back = response.headers.get('Location') ?? ''
  expect(back).toBe('/login?to=%2Fadmin%2Fjobs&late=1')
  expect(await logInPage(args(get(back)))).toMatchObject({
    notice: expect.stringContaining('five minutes'),
  })
  expect((await submitPassword(back)).headers.get('Location')).toBe(
    '/login/code?to=%2Fadmin%2Fjobs',
  )
})

test('a recovery code logs in', async () => {
  const ticket = cookieOf(await submitPassword())
  const response = await respond(() => submitCode({ code: recovery[3] ?? '' }, ticket))
  expect(response.headers.get('Location')).toBe('/admin')
})

test('a wrong code gets 401 with an error message; a missing code gets 400 at its field', async () => {
  const ticket = cookieOf(await submitPassword())
  expect(await submitCode({ code: '123' }, ticket)).toMatchObject({
    data: { banner: 'That code is wrong or was already used', fields: {} },
    init: { status: 401 },
  })
  expect(await submitCode({}, ticket)).toMatchObject({
    data: { fields: { code: ['Enter the code from your authenticator app'] } },
    init: { status: 400 },
  })
})

const inScript = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

test.each([
  ['Hindi digits', inScript(0x966)],
  ['full-width digits', inScript(0xff10)],
  ['mathematical digits', inScript(0x1d7ce)],
  [
    'invisible characters',
    (text: string) => `\u2066${text.slice(0, 3)}\u200b${text.slice(3)}\u2069`,
  ],
])('a code with %s logs in', async (_, rewrite) => {
  const { email, password } = meera
  const logIn = (typed: string) =>
    respond(() =>
      logInByApi(args(jsonRequest('/admin/adminLogin', { email, password, code: typed }))),
    )
  expect((await logIn(rewrite('000000'))).status).toBe(401)
  expect((await logIn(rewrite(code()))).status).toBe(200)
  expect((await logIn(rewrite(recovery[0] ?? ''))).status).toBe(200)
})

test('random text is never a valid code, ticket or secret key and throws no error', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(text, text, async (typed, ticket) => {
      expect(await spendCode(site().db, admin.id, typed)).toBeUndefined()
      const claim = `${admin.id}.${Date.now() + 1000}.${ticket}`
      expect(await findSecondStep(site().db, claim)).toBeUndefined()
      expect(isSameSecret(SECRET_KEY, typed)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test.each(['', 'second-step=x.y.z'])(
  'the code page with the cookie "%s" redirects to login',
  async (cookie) => {
    const headers = { Cookie: cookie }
    const page = await respond(() => codePage(args(get('/login/code?to=%2Fadmin%2Fjobs', headers))))
    expect(page.headers.get('Location')).toBe('/login?to=%2Fadmin%2Fjobs&late=1')
    const response = await respond(() => submitCode({ code: code() }, cookie))
    expect(response.headers.get('Location')).toBe('/login?late=1')
  },
)

test('an API login takes a code; a missing or wrong one gets 401, a number 400', async () => {
  const { email, password } = meera
  const requestLogIn = (more: object) =>
    respond(() => logInByApi(args(jsonRequest('/admin/adminLogin', { email, password, ...more }))))
  const missing = await requestLogIn({})
  expect(missing.status).toBe(401)
  expect((await missing.json()).message).toBe('Enter the code from your authenticator app')
  const wrong = await requestLogIn({ code: '000000' })
  expect([wrong.status, (await wrong.json()).message]).toEqual([
    401,
    'That code is wrong or was already used',
  ])
  for (const text of ['абвгде', '😀😀😀', '۱۲۳۴۵۶'])
    expect((await requestLogIn({ code: text })).status).toBe(401)
  expect((await requestLogIn({ code: 123456 })).status).toBe(400)
  const right = await requestLogIn({ code: code() })
  expect([right.status, Object.keys(await right.json())]).toEqual([200, ['message', 'token']])
})

test('five wrong codes block the account for every client; correct codes do not count', async () => {
  await freshSite({ settings: readSettings({}) })
  await signUpWithSecondFactor()
  const { email, password } = meera
  const guess = (client: number, given: string) => {
    const headers = { 'x-client-address': `192.0.2.${client}` }
    const request = jsonRequest('/admin/adminLogin', { email, password, code: given }, { headers })
    return respond(() => logInByApi(args(request)))
  }
  for (let i = 0; i < 5; i++) expect((await guess(i, '000000')).status).toBe(401)
  const blocked = await guess(9, code())
  expect(blocked.status).toBe(429)
  expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0)
  vi.useFakeTimers({ now: Date.now() + 901_000, toFake: ['Date'] })
  const day = Date.now()
  for (let i = 0; i < 8; i++) {
    vi.setSystemTime(day + i * 30_000)
    expect((await guess(9, code())).status).toBe(200)
  }
})
