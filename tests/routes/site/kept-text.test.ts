import { beforeEach, expect, test, vi } from 'vitest'

import { type Admin, signUp } from '#app/models/account/admin.server'
import {
  beginSecondFactor,
  findSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { stepAt, totpCode } from '#app/models/account/totp.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { listHistory } from '#app/models/enquiry/history.server'
import { action as changePassword } from '#app/routes/desk/accounts/account-password'
import { action as addNote, loader as page } from '#app/routes/desk/enquiry/enquiry'
import { action as find, loader as privacy } from '#app/routes/desk/privacy/privacy'
import { action as logIn } from '#app/routes/desk/sign-in/login'
import { action as sendCode } from '#app/routes/desk/sign-in/login-code'
import { args, asha, get, imran, meera, post, respond, SECRET_KEY } from '#tests/support/app'

const NOTE = 'Wants a call on Monday'
let admin: Admin
let id: string
let path: string

beforeEach(async () => {
  const { db } = site()
  const signup = await signUp(db, SECRET_KEY, { ...meera, secretKey: SECRET_KEY })
  if (!signup.ok) throw new Error(signup.reason)
  admin = signup.admin
  id = (await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' }))._id
  path = `/admin/enquiries/${id}?q=asha`
})

const cookieOf = (answer: Response) => ({
  Cookie: (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '',
})
const login = () => `/login?to=${encodeURIComponent(path)}`
const { email, password } = meera
const comeIn = (fields: Record<string, string>, to = login()) =>
  respond(() => logIn(args(post(to, { email, password, ...fields }))))
const read = (cookie: { Cookie: string }, one = id) =>
  page(args(get(`/admin/enquiries/${one}`, cookie), { id: one }))

test('a note without a session is posted on to the login, which knows the page and says nothing of the note', async () => {
  const answer = await respond(() => addNote(args(post(path, { note: NOTE, back: path }), { id })))
  expect(answer.status).toBe(307)
  expect(answer.headers.get('Location')).toBe(login())
})

test('the login keeps what was posted on to it, whatever is typed wrong there', async () => {
  const shown = await logIn(args(post(login(), { note: NOTE, back: path })))
  expect(shown).toMatchObject({ data: { kept: { note: NOTE } }, init: { status: 401 } })
  for (const wrong of [{ password: 'not the password' }, { password: '' }]) {
    const refused = await logIn(args(post(login(), { email, note: NOTE, ...wrong })))
    expect(refused).toMatchObject({ data: { email, kept: { note: NOTE } } })
  }
})

test('after the login the note stands on its page again, for its writer alone, and is not added', async () => {
  const answer = await comeIn({ note: NOTE })
  expect(answer.headers.get('Location')).toBe(path)
  const cookie = cookieOf(answer)
  expect((await read(cookie)).typedNote).toBe(NOTE)
  expect((await read(cookie)).typedNote).toBe(NOTE)
  expect(await listHistory(site().db, id)).toEqual([])

  const other = await createEnquiry(site().db, enquiryInput.parse(imran), { type: 'General' })
  expect((await read(cookie, other._id)).typedNote).toBeUndefined()
  const colleague = { name: 'Ravi', email: 'ravi@example.com', password }
  await signUp(site().db, SECRET_KEY, { ...colleague, secretKey: SECRET_KEY })
  const ravi = cookieOf(await comeIn({ email: colleague.email }))
  expect((await read(ravi)).typedNote).toBeUndefined()

  await respond(() => addNote(args(post(path, { note: NOTE }, cookie), { id })))
  expect((await read(cookie)).typedNote).toBeUndefined()
  expect(await listHistory(site().db, id)).toMatchObject([{ note: NOTE }])
})

test('a note nobody comes back to is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const cookie = cookieOf(await comeIn({ note: NOTE }))
  vi.advanceTimersByTime(15 * 60_000 + 1)
  expect((await read(cookie)).typedNote).toBeUndefined()
})

test('it waits for the code of the second step as well', async () => {
  const { db } = site()
  await beginSecondFactor(db, admin, 'session')
  const secret = (await findSecondFactor(db, admin.id, 'session')).unproven
  const codeAt = (later: number) => totpCode(secret, stepAt(Date.now()) + later)
  await switchOnSecondFactor(db, admin, { sessionId: 'session', code: codeAt(0) })
  const half = await comeIn({ note: NOTE })
  const second = half.headers.get('Location') ?? ''
  expect(second).toMatch(/^\/login\/code\?to=/)
  const request = post(second, { code: codeAt(1) }, cookieOf(half))
  const answer = await respond(() => sendCode(args(request)))
  expect(answer.headers.get('Location')).toBe(path)
  expect((await read(cookieOf(answer))).typedNote).toBe(NOTE)
})

test('whom one looks for under Privacy comes back too', async () => {
  const search = await respond(() => find(args(post('/admin/privacy', { who: asha.email }))))
  expect(search.status).toBe(307)
  expect(search.headers.get('Location')).toBe('/login?to=%2Fadmin%2Fprivacy')
  const cookie = cookieOf(await comeIn({ who: asha.email }, '/login?to=%2Fadmin%2Fprivacy'))
  const look = () => privacy(args(get('/admin/privacy', cookie)))
  expect((await look()).typedWho).toBe(asha.email)
  await find(args(post('/admin/privacy', { who: asha.email }, cookie)))
  expect((await look()).typedWho).toBeUndefined()
})

test('a form with a password in it is never posted on', async () => {
  const request = post('/admin/accounts/password', { current: password, password: 'another one' })
  const answer = await respond(() => changePassword(args(request)))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe('/login?to=%2Fadmin%2Faccounts%2Fpassword&dropped=1')
})
