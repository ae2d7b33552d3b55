import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { openSession } from '#app/http/session.server'
import { changeRole as changeRoleOf } from '#app/models/account/account.server'
import { type Admin, logIn, signUp } from '#app/models/account/admin.server'
import { findSecondFactor } from '#app/models/account/second-factor.server'
import { createSession } from '#app/models/account/session.server'
import { stepAt } from '#app/models/account/totp.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { action as changePassword } from '#app/routes/desk/accounts/account-password'
import {
  loader as askRemoval,
  action as removeAccount,
} from '#app/routes/desk/accounts/account-removal'
import { action as changeRole } from '#app/routes/desk/accounts/account-role'
import {
  action as secondFactor,
  loader as secondFactorPage,
} from '#app/routes/desk/accounts/account-second-factor'
import { action as signOut } from '#app/routes/desk/accounts/account-sign-out'
import { loader as accountsPage } from '#app/routes/desk/accounts/accounts'
import { action as endSession } from '#app/routes/desk/accounts/session-end'
import { loader as loginPage } from '#app/routes/desk/sign-in/login'
import { admins, auditEntries, enquiries, enquiryEvents, sessions } from '#db/schema'
import { args, asha, get, meera, post, respond, tables } from '#tests/support/app'
import { totpCode } from '#tests/support/totp'

const imran = { name: 'Imran Khan', email: 'imran@example.com', password: 'another long password' }
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signsUp(person: typeof meera): Promise<Admin> {
  const { db, secretKey } = site()
  const signup = await signUp(db, secretKey, { ...person, secretKey })
  if (!signup.ok) throw new Error(signup.reason)
  return signup.admin
}

async function browses(admin: Admin): Promise<{ Cookie: string }> {
  const cookie = await openSession(get('/login', { 'User-Agent': FIREFOX }), admin)
  return { Cookie: cookie.split(';', 1)[0] ?? '' }
}

const actsSince = async (count: number) =>
  (await tables(site().db).select().from(auditEntries).orderBy(auditEntries.id)).slice(count)
const countActs = () => site().db.$count(auditEntries)
const place = (answer: Response) => answer.headers.get('Location')

test('the page shows who can come in, with what, and which session is this one', async () => {
  const admin = await signsUp(meera)
  await signsUp(imran)
  await createSession(site().db, admin, 'bearer', Date.now(), 'curl')
  await createSession(site().db, admin, 'cookie', 0)
  const headers = await browses(admin)
  const { accounts } = await accountsPage(args(get('/admin/accounts', headers)))
  expect(accounts).toMatchObject([
    { name: 'Meera Rao', isOwn: true, hasSecondFactor: false },
    { name: 'Imran Khan', isOwn: false, lastSeenAt: null, sessions: [] },
  ])
  expect(accounts[0]?.sessions).toHaveLength(2)
  expect(accounts[0]?.sessions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ device: 'Firefox on Windows', kind: 'cookie', isThis: true }),
      expect.objectContaining({ device: 'curl', kind: 'bearer', isThis: false }),
    ]),
  )
})

test('one session ends, the others stay', async () => {
  const admin = await signsUp(meera)
  const headers = await browses(admin)
  const other = await browses(admin)
  const { accounts } = await accountsPage(args(get('/admin/accounts', headers)))
  const id = accounts[0]?.sessions.find((session) => !session.isThis)?.id ?? ''
  const end = () =>
    respond(() => endSession(args(post(`/admin/sessions/${id}/end`, {}, headers), { id })))
  expect(place(await end())).toBe('/admin/accounts?done=session')
  expect(place(await end())).toBe('/admin/accounts?done=session-gone')
  expect((await respond(() => accountsPage(args(get('/admin/accounts', other))))).status).toBe(302)
  expect(await accountsPage(args(get('/admin/accounts', headers)))).toBeTruthy()
})

test('signed out everywhere means browsers and scripts', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  const headers = await browses(admin)
  await browses(colleague)
  await createSession(site().db, colleague, 'bearer')
  const press = (id: string) =>
    respond(() => signOut(args(post(`/admin/accounts/${id}/sign-out`, {}, headers), { id })))
  expect(place(await press(colleague.id))).toBe('/admin/accounts?done=signed-out')
  expect(await site().db.$count(sessions)).toBe(1)
  const own = await press(admin.id)
  expect(place(own)).toBe('/login?done=signed-out')
  expect(own.headers.get('Set-Cookie')).toMatch(/^sid=; Max-Age=0/)
  expect(own.headers.get('Clear-Site-Data')).toContain('storage')
  expect(await site().db.$count(sessions)).toBe(0)
  const login = await loginPage(args(get(place(own) ?? '')))
  expect(login).toMatchObject({ notice: 'You are signed out everywhere.' })
})

test('a password changes with the old one, and ends every other session', async () => {
  const admin = await signsUp(meera)
  const headers = await browses(admin)
  await browses(admin)
  const before = await countActs()
  const change = (fields: object) =>
    changePassword(args(post('/admin/accounts/password', { ...fields }, headers)))
  const next = { password: 'yet another password', repeated: 'yet another password' }
  expect(
    await change({ current: meera.password, password: 'short', repeated: 'short' }),
  ).toMatchObject({
    data: { banner: 'Password must be at least 12 characters' },
    init: { status: 400 },
  })
  expect(await change({ current: meera.password, ...next, repeated: 'x' })).toMatchObject({
    data: { fields: { repeated: ['The two new passwords differ'] } },
  })
  expect(await change({ current: 'wrong', ...next })).toMatchObject({
    data: { fields: { current: ['That is not your password'] } },
    init: { status: 403 },
  })
  const answer = await respond(() => change({ current: meera.password, ...next }))
  expect(place(answer)).toBe('/admin/accounts?done=password')
  expect(await accountsPage(args(get('/admin/accounts', headers)))).toBeTruthy()
  expect(await site().db.$count(sessions)).toBe(1)
  expect(await logIn(site().db, meera)).toBeUndefined()
  expect(await logIn(site().db, { ...meera, password: next.password })).toMatchObject(admin)
  expect(await actsSince(before)).toMatchObject([
    { act: 'account.password-refused' },
    { act: 'account.password', detail: '1 other session ended' },
  ])
})

test('of two changes of one password at once the first holds, and the other is told why it is out', async () => {
  const admin = await signsUp(meera)
  const browsers = [await browses(admin), await browses(admin)]
  const words = ['yet another password', 'a third long password']
  const answers = await Promise.all(
    browsers.map((headers, at) => {
      const password = words[at] ?? ''
      const fields = { current: meera.password, password, repeated: password }
      return respond(() => changePassword(args(post('/admin/accounts/password', fields, headers))))
    }),
  )
  const places = answers.map(place)
  const winner = places.indexOf('/admin/accounts?done=password')
  expect(places.toSorted()).toEqual([
    '/admin/accounts?done=password',
    '/login?to=%2Fadmin%2Faccounts%2Fpassword&dropped=1',
  ])
  expect(await logIn(site().db, { ...meera, password: words[winner] ?? '' })).toBeTruthy()
  const loser = browsers[1 - winner] ?? { Cookie: '' }
  expect(await accountsPage(args(get('/admin/accounts', browsers[winner])))).toBeTruthy()
  expect(await loginPage(args(get('/login', loser)))).toMatchObject({
    notice: expect.stringContaining('has ended'),
  })
  expect(await loginPage(args(get('/login')))).toMatchObject({ notice: undefined })
})

test('a change of the password that is pressed twice succeeds both times, and a guess later does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const admin = await signsUp(meera)
  const headers = await browses(admin)
  const fields = { current: meera.password, password: 'a third long password' }
  const press = () => {
    const form = { ...fields, repeated: fields.password }
    return changePassword(args(post('/admin/accounts/password', form, headers)))
  }
  const places = async (tries: unknown[]) =>
    (await Promise.all(tries.map((answer) => respond(() => answer)))).map(place)
  const done = '/admin/accounts?done=password'
  expect(await places([press(), press()])).toEqual([done, done])
  expect(await places([press()])).toEqual([done])
  vi.advanceTimersByTime(61_000)
  expect(await press()).toMatchObject({ init: { status: 403 } })
})

test('who changes the password in two windows of one browser keeps the first', async () => {
  const admin = await signsUp(meera)
  const headers = await browses(admin)
  const answers = await Promise.all(
    ['yet another password', 'a third long password'].map((password) => {
      const fields = { current: meera.password, password, repeated: password }
      return changePassword(args(post('/admin/accounts/password', fields, headers))).catch(
        (thrown: unknown) => thrown,
      )
    }),
  )
  const refused = answers.filter((answer) => !(answer instanceof Response))
  expect(refused).toMatchObject([
    { data: { banner: expect.stringContaining('in another window') }, init: { status: 409 } },
  ])
})

test('a second factor is set up with picture and text, proven, renewed and switched off', async () => {
  const admin = await signsUp(meera)
  const headers = await browses(admin)
  const page = () => secondFactorPage(args(get('/admin/accounts/second-factor', headers)))
  const press = (fields: Record<string, string>) =>
    secondFactor(args(post('/admin/accounts/second-factor', fields, headers)))
  expect(await page()).toMatchObject({ since: null, secret: '', picture: '' })
  await press({ intent: 'begin' })
  const { secret, picture } = await page()
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg /)

  const current = meera.password
  const code = totpCode(secret.replaceAll(' ', ''), stepAt(Date.now()))
  expect(await press({ intent: 'prove', code, current: 'wrong' })).toMatchObject({
    data: { intent: 'prove', fields: { current: ['That is not your password'] } },
  })
  expect(await press({ intent: 'prove', code: '000000', current })).toMatchObject({
    data: { fields: { code: ['That code is wrong or was already used'] } },
    init: { status: 400 },
  })
  await createSession(site().db, admin, 'bearer')
  const proven = await press({ intent: 'prove', code, current })
  expect(await site().db.$count(sessions)).toBe(1)
  expect(proven).toMatchObject({ codes: expect.any(Array) })
  expect(await press({ intent: 'prove', code, current })).toMatchObject({
    data: { intent: 'renew', banner: expect.stringContaining('is already on') },
    init: { status: 409 },
  })
  expect(await page()).toMatchObject({ recoveryCodes: 10, secret: '', picture: '' })
  expect((await page()).since?.at).toMatch(/^\d{4}-/)

  const renewed = await press({ intent: 'renew', current })
  expect(renewed).not.toEqual(proven)
  expect(await press({ intent: 'off', current: '' })).toMatchObject({
    data: { intent: 'off', fields: { current: ['Your password is required'] } },
  })
  const off = await respond(() => press({ intent: 'off', current }))
  expect(place(off)).toBe('/admin/accounts?done=code-off')
  expect(await findSecondFactor(site().db, admin.id, 'session')).toEqual({
    since: null,
    unproven: '',
  })
  const late = await respond(() => press({ intent: 'renew', current }))
  expect(place(late)).toBe('/admin/accounts?done=code-off')
  await expect(press({ intent: 'other' })).rejects.toMatchObject({ init: { status: 400 } })
})

test('a removed account is out at once; its enquiries are nobody’s, its history stays', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  const { db } = site()
  const headers = await browses(admin)
  const theirs = await browses(colleague)
  const { _id } = await createEnquiry(
    db,
    { ...asha, countryCode: '', type: '' },
    { type: 'General' },
  )
  await tables(db).update(enquiries).set({ assigneeId: colleague.id })
  const event = { id: 'e', enquiryId: _id, kind: 'note', note: 'Called', createdAt: 1 } as const
  await tables(db)
    .insert(enquiryEvents)
    .values({ ...event, adminId: colleague.id, adminName: colleague.name })
  const params = { id: colleague.id }
  const question = await askRemoval(args(get('/admin/accounts/x/removal', headers), params))
  expect(question).toMatchObject({ assigned: 1, isOwn: false, isLast: false })

  const remove = () =>
    respond(() =>
      removeAccount(
        args(post('/admin/accounts/x/removal', { current: meera.password }, headers), params),
      ),
    )
  expect(place(await remove())).toBe('/admin/accounts?done=removed')
  expect(place(await remove())).toBe('/admin/accounts?done=gone')
  const late = askRemoval(args(get('/admin/accounts/x/removal', headers), params))
  await expect(late).rejects.toHaveProperty('status', 302)
  expect((await respond(() => accountsPage(args(get('/admin/accounts', theirs))))).status).toBe(302)
  expect((await tables(db).select().from(enquiries))[0]).toMatchObject({ assigneeId: null })
  expect((await tables(db).select().from(enquiryEvents))[0]).toMatchObject({
    adminId: null,
    adminName: 'Imran Khan',
  })
  expect(await logIn(db, imran)).toBeUndefined()
})

test('the last owner cannot be removed', async () => {
  const admin = await signsUp(meera)
  const headers = await browses(admin)
  const params = { id: admin.id }
  expect(await askRemoval(args(get('/admin/accounts/x/removal', headers), params))).toMatchObject({
    isLast: true,
  })
  const answer = await removeAccount(
    args(post('/admin/accounts/x/removal', { current: meera.password }, headers), params),
  )
  expect(answer).toMatchObject({ init: { status: 409 } })
  expect(await accountsPage(args(get('/admin/accounts', headers)))).toMatchObject({
    accounts: [{ name: meera.name }],
  })
})

test('the first account is an owner, and an owner makes others so', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  expect([admin.role, colleague.role]).toEqual(['owner', 'staff'])
  const give = async (id: string, role: string, by: Admin) => {
    const request = post('/admin/accounts/x/role', { role }, await browses(by))
    const answer = await respond(() => changeRole(args(request, { id })))
    return place(answer) ?? answer.status
  }
  expect(await give(admin.id, 'staff', admin)).toBe('/admin/accounts?done=last-owner')
  expect(await give(colleague.id, 'owner', colleague)).toBe(403)
  expect(await give(colleague.id, 'owner', admin)).toBe('/admin/accounts?done=role-owner')
  expect(await give(admin.id, 'staff', colleague)).toBe('/admin/accounts?done=role-staff')
  expect(await give(colleague.id, 'owner', admin)).toBe(403)
  expect(await give('nobody', 'owner', colleague)).toBe('/admin/accounts?done=gone')
})

test('of two owners who make each other staff at once, one stays', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  const { db } = site()
  await changeRoleOf(db, colleague.id, 'owner', admin)
  const outcomes = await Promise.all([
    changeRoleOf(db, colleague.id, 'staff', admin),
    changeRoleOf(db, admin.id, 'staff', colleague),
  ])
  expect(outcomes.toSorted()).toEqual(['changed', 'last'])
})

test('staff see and end only what is their own', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  const theirs = await browses(colleague)
  await browses(admin)
  expect(await accountsPage(args(get('/admin/accounts', theirs)))).toMatchObject({
    isOwner: false,
    accounts: [{ name: imran.name }],
  })
  const sessionOf = async (id: string) =>
    (await tables(site().db).select().from(sessions).where(eq(sessions.adminId, id)))[0]?.tokenHash
  const session = (await sessionOf(admin.id)) ?? ''
  const refused = [
    () => endSession(args(post('/x', {}, theirs), { id: session })),
    () => signOut(args(post('/x', {}, theirs), { id: admin.id })),
    () => removeAccount(args(post('/x', { current: imran.password }, theirs), { id: admin.id })),
  ]
  for (const act of refused) expect((await respond(act)).status).toBe(403)
  const own = args(post('/x', {}, theirs), { id: (await sessionOf(colleague.id)) ?? '' })
  expect(place(await respond(() => endSession(own)))).toBe('/admin/accounts?done=session')
})

test('a removal takes the password, and nothing goes without it', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  const headers = await browses(admin)
  for (const [fields, status] of [
    [{}, 400],
    [{ current: imran.password }, 403],
  ] as const) {
    const request = post('/admin/accounts/x/removal', { ...fields }, headers)
    const refused = await removeAccount(args(request, { id: colleague.id }))
    expect(refused).toMatchObject({ init: { status } })
  }
  expect(await logIn(site().db, imran)).toBeTruthy()
})

test('two who remove each other at the same moment cannot both succeed', async () => {
  const [admin, colleague] = [await signsUp(meera), await signsUp(imran)]
  const [mine, theirs] = [await browses(admin), await browses(colleague)]
  const remove = (id: string, headers: { Cookie: string }, current: string) =>
    removeAccount(args(post('/admin/accounts/x/removal', { current }, headers), { id }))
  const answers = await Promise.allSettled([
    remove(colleague.id, mine, meera.password),
    remove(admin.id, theirs, imran.password),
  ])
  expect(answers).toHaveLength(2)
  const left = await tables(site().db).select().from(admins)
  expect(left).toHaveLength(1)
})
