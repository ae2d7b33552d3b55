import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { changeRole as changeRoleOf } from '#app/models/account/account.server'
import { type Admin, logIn } from '#app/models/account/admin.server'
import { findSecondFactor } from '#app/models/account/second-factor.server'
import { createSession } from '#app/models/account/session.server'
import { stepAt } from '#app/models/account/totp.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { action as logOut } from '#app/routes/desk/accounts/account-log-out'
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
import { loader as accountsPage } from '#app/routes/desk/accounts/accounts'
import { action as endSession } from '#app/routes/desk/accounts/session-end'
import { loader as loginPage } from '#app/routes/desk/sign-in/login'
import { admins, auditEntries, enquiries, enquiryEvents, sessions } from '#db/schema'
import {
  args,
  asha,
  browserHeadersOf,
  freshSite,
  get,
  meera,
  post,
  respond,
  signUpAs,
  tables,
} from '#tests/support/app'
import { totpCode } from '#tests/support/totp'

beforeEach(() => freshSite())

const imran = { name: 'Imran Khan', email: 'imran@example.com', password: 'another long password' }
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const openBrowser = (admin: Admin) => browserHeadersOf(admin, { 'User-Agent': FIREFOX })

const auditEntriesSince = async (count: number) =>
  (await tables(site().db).select().from(auditEntries).orderBy(auditEntries.id)).slice(count)
const countAuditEntries = () => site().db.$count(auditEntries)
const locationOf = (response: Response) => response.headers.get('Location')

test('the accounts page lists accounts with their unexpired sessions and marks the current one', async () => {
  const admin = await signUpAs(site().db)
  await signUpAs(site().db, imran)
  await createSession(site().db, admin, 'bearer', Date.now(), 'curl')
  await createSession(site().db, admin, 'cookie', 0)
  const headers = await openBrowser(admin)
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

test('ending a session leaves the other sessions open', async () => {
  const admin = await signUpAs(site().db)
  const headers = await openBrowser(admin)
  const other = await openBrowser(admin)
  const { accounts } = await accountsPage(args(get('/admin/accounts', headers)))
  const id = accounts[0]?.sessions.find((session) => !session.isThis)?.id ?? ''
  const end = () =>
    respond(() => endSession(args(post(`/admin/sessions/${id}/end`, {}, headers), { id })))
  expect(locationOf(await end())).toBe('/admin/accounts?done=session')
  expect(locationOf(await end())).toBe('/admin/accounts?done=session-gone')
  expect((await respond(() => accountsPage(args(get('/admin/accounts', other))))).status).toBe(302)
  expect(await accountsPage(args(get('/admin/accounts', headers)))).toBeTruthy()
})

test('"Log out everywhere" ends browser and API sessions', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  const headers = await openBrowser(admin)
  await openBrowser(colleague)
  await createSession(site().db, colleague, 'bearer')
  const submit = (id: string) =>
    respond(() => logOut(args(post(`/admin/accounts/${id}/log-out`, {}, headers), { id })))
  expect(locationOf(await submit(colleague.id))).toBe('/admin/accounts?done=logged-out')
  expect(await site().db.$count(sessions)).toBe(1)
  const own = await submit(admin.id)
  expect(locationOf(own)).toBe('/login?done=logged-out')
  expect(own.headers.get('Set-Cookie')).toMatch(/^sid=; Max-Age=0/)
  expect(own.headers.get('Clear-Site-Data')).toContain('storage')
  expect(await site().db.$count(sessions)).toBe(0)
  const login = await loginPage(args(get(locationOf(own) ?? '')))
  expect(login).toMatchObject({ notice: 'You are logged out everywhere.' })
})

test('changing the password requires the current one and ends every other session', async () => {
  const admin = await signUpAs(site().db)
  const headers = await openBrowser(admin)
  await openBrowser(admin)
  const before = await countAuditEntries()
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
  const response = await respond(() => change({ current: meera.password, ...next }))
  expect(locationOf(response)).toBe('/admin/accounts?done=password')
  expect(await accountsPage(args(get('/admin/accounts', headers)))).toBeTruthy()
  expect(await site().db.$count(sessions)).toBe(1)
  expect(await logIn(site().db, meera)).toBeUndefined()
  expect(await logIn(site().db, { ...meera, password: next.password })).toMatchObject(admin)
  expect(await auditEntriesSince(before)).toMatchObject([
    { action: 'account.password-refused' },
    { action: 'account.password', detail: '1 other session ended' },
  ])
})

test('of two simultaneous password changes one succeeds and ends the other session', async () => {
  const admin = await signUpAs(site().db)
  const browsers = [await openBrowser(admin), await openBrowser(admin)]
  const passwords = ['yet another password', 'a third long password']
  const responses = await Promise.all(
    browsers.map((headers, at) => {
      const password = passwords[at] ?? ''
      const fields = { current: meera.password, password, repeated: password }
      return respond(() => changePassword(args(post('/admin/accounts/password', fields, headers))))
    }),
  )
  const locations = responses.map(locationOf)
  const winner = locations.indexOf('/admin/accounts?done=password')
  expect(locations.toSorted()).toEqual([
    '/admin/accounts?done=password',
    '/login?to=%2Fadmin%2Faccounts%2Fpassword&dropped=1',
  ])
  expect(await logIn(site().db, { ...meera, password: passwords[winner] ?? '' })).toBeTruthy()
  const loser = browsers[1 - winner] ?? { Cookie: '' }
  expect(await accountsPage(args(get('/admin/accounts', browsers[winner])))).toBeTruthy()
  expect(await loginPage(args(get('/login', loser)))).toMatchObject({
    notice: expect.stringContaining('has ended'),
  })
  expect(await loginPage(args(get('/login')))).toMatchObject({ notice: undefined })
})

test('the same password change succeeds again within a minute and is refused later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const admin = await signUpAs(site().db)
  const headers = await openBrowser(admin)
  const fields = { current: meera.password, password: 'a third long password' }
  const submit = () => {
    const form = { ...fields, repeated: fields.password }
    return changePassword(args(post('/admin/accounts/password', form, headers)))
  }
  const locations = async (attempts: unknown[]) =>
    (await Promise.all(attempts.map((response) => respond(() => response)))).map(locationOf)
  const done = '/admin/accounts?done=password'
  expect(await locations([submit(), submit()])).toEqual([done, done])
  expect(await locations([submit()])).toEqual([done])
  vi.advanceTimersByTime(61_000)
  expect(await submit()).toMatchObject({ init: { status: 403 } })
})

test('of two different password changes in one session one is refused with 409', async () => {
  const admin = await signUpAs(site().db)
  const headers = await openBrowser(admin)
  const responses = await Promise.all(
    ['yet another password', 'a third long password'].map((password) => {
      const fields = { current: meera.password, password, repeated: password }
      return changePassword(args(post('/admin/accounts/password', fields, headers))).catch(
        (thrown: unknown) => thrown,
      )
    }),
  )
  const refused = responses.filter((response) => !(response instanceof Response))
  expect(refused).toMatchObject([
    { data: { banner: expect.stringContaining('in another window') }, init: { status: 409 } },
  ])
})

test('a second factor is set up with a QR code and a secret, confirmed, renewed and switched off', async () => {
  const admin = await signUpAs(site().db)
  const headers = await openBrowser(admin)
  const page = () => secondFactorPage(args(get('/admin/accounts/second-factor', headers)))
  const submit = (fields: Record<string, string>) =>
    secondFactor(args(post('/admin/accounts/second-factor', fields, headers)))
  expect(await page()).toMatchObject({ since: null, secret: '', picture: '' })
  await submit({ intent: 'begin' })
  const { secret, picture } = await page()
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg /)

  const current = meera.password
  const code = totpCode(secret.replaceAll(' ', ''), stepAt(Date.now()))
  expect(await submit({ intent: 'prove', code, current: 'wrong' })).toMatchObject({
    data: { intent: 'prove', fields: { current: ['That is not your password'] } },
  })
  expect(await submit({ intent: 'prove', code: '000000', current })).toMatchObject({
    data: { fields: { code: ['That code is wrong or was already used'] } },
    init: { status: 400 },
  })
  await createSession(site().db, admin, 'bearer')
  const proven = await submit({ intent: 'prove', code, current })
  expect(await site().db.$count(sessions)).toBe(1)
  expect(proven).toMatchObject({ codes: expect.any(Array) })
  expect(await submit({ intent: 'prove', code, current })).toMatchObject({
    data: { intent: 'renew', banner: expect.stringContaining('is already on') },
    init: { status: 409 },
  })
  expect(await page()).toMatchObject({ recoveryCodes: 10, secret: '', picture: '' })
  expect((await page()).since?.at).toMatch(/^\d{4}-/)

  const renewed = await submit({ intent: 'renew', current })
  expect(renewed).not.toEqual(proven)
  expect(await submit({ intent: 'off', current: '' })).toMatchObject({
    data: { intent: 'off', fields: { current: ['Your password is required'] } },
  })
  const off = await respond(() => submit({ intent: 'off', current }))
  expect(locationOf(off)).toBe('/admin/accounts?done=code-off')
  expect(await findSecondFactor(site().db, admin.id, 'session')).toEqual({
    since: null,
    unproven: '',
  })
  const late = await respond(() => submit({ intent: 'renew', current }))
  expect(locationOf(late)).toBe('/admin/accounts?done=code-off')
  await expect(submit({ intent: 'other' })).rejects.toMatchObject({ init: { status: 400 } })
})

test('removing an account ends its sessions and unassigns its enquiries; its history stays', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  const { db } = site()
  const headers = await openBrowser(admin)
  const theirs = await openBrowser(colleague)
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
  expect(locationOf(await remove())).toBe('/admin/accounts?done=removed')
  expect(locationOf(await remove())).toBe('/admin/accounts?done=gone')
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
  const admin = await signUpAs(site().db)
  const headers = await openBrowser(admin)
  const params = { id: admin.id }
  expect(await askRemoval(args(get('/admin/accounts/x/removal', headers), params))).toMatchObject({
    isLast: true,
  })
  const response = await removeAccount(
    args(post('/admin/accounts/x/removal', { current: meera.password }, headers), params),
  )
  expect(response).toMatchObject({ init: { status: 409 } })
  expect(await accountsPage(args(get('/admin/accounts', headers)))).toMatchObject({
    accounts: [{ name: meera.name }],
  })
})

test('the first account is an owner, and only owners change roles', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  expect([admin.role, colleague.role]).toEqual(['owner', 'staff'])
  const setRole = async (id: string, role: string, by: Admin) => {
    const request = post('/admin/accounts/x/role', { role }, await openBrowser(by))
    const response = await respond(() => changeRole(args(request, { id })))
    return locationOf(response) ?? response.status
  }
  expect(await setRole(admin.id, 'staff', admin)).toBe('/admin/accounts?done=last-owner')
  expect(await setRole(colleague.id, 'owner', colleague)).toBe(403)
  expect(await setRole(admin.id, 'Owner', admin)).toBe(400)
  expect(await setRole(colleague.id, 'owner', admin)).toBe('/admin/accounts?done=role-owner')
  expect(await setRole(admin.id, 'staff', colleague)).toBe('/admin/accounts?done=role-staff')
  expect(await setRole(colleague.id, 'owner', admin)).toBe(403)
  expect(await setRole('nobody', 'owner', colleague)).toBe('/admin/accounts?done=gone')
})

test('when two owners make each other staff at once, one stays an owner', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  const { db } = site()
  await changeRoleOf(db, colleague.id, 'owner', admin)
  const outcomes = await Promise.all([
    changeRoleOf(db, colleague.id, 'staff', admin),
    changeRoleOf(db, admin.id, 'staff', colleague),
  ])
  expect(outcomes.toSorted()).toEqual(['changed', 'last'])
})

test('staff see only their own account and cannot act on others', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  const theirs = await openBrowser(colleague)
  await openBrowser(admin)
  expect(await accountsPage(args(get('/admin/accounts', theirs)))).toMatchObject({
    isOwner: false,
    accounts: [{ name: imran.name }],
  })
  const sessionOf = async (id: string) =>
    (await tables(site().db).select().from(sessions).where(eq(sessions.adminId, id)))[0]?.tokenHash
  const session = (await sessionOf(admin.id)) ?? ''
  const refused = [
    () => endSession(args(post('/x', {}, theirs), { id: session })),
    () => logOut(args(post('/x', {}, theirs), { id: admin.id })),
    () => removeAccount(args(post('/x', { current: imran.password }, theirs), { id: admin.id })),
  ]
  for (const action of refused) expect((await respond(action)).status).toBe(403)
  const own = args(post('/x', {}, theirs), { id: (await sessionOf(colleague.id)) ?? '' })
  expect(locationOf(await respond(() => endSession(own)))).toBe('/admin/accounts?done=session')
})

test('removing an account requires the password of the acting owner', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  const headers = await openBrowser(admin)
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

test('of two owners who remove each other at once, one stays', async () => {
  const [admin, colleague] = [await signUpAs(site().db), await signUpAs(site().db, imran)]
  await changeRoleOf(site().db, colleague.id, 'owner', admin)
  const [mine, theirs] = [await openBrowser(admin), await openBrowser(colleague)]
  const remove = (id: string, headers: { Cookie: string }, current: string) =>
    removeAccount(args(post('/admin/accounts/x/removal', { current }, headers), { id }))
  const responses = await Promise.allSettled([
    remove(colleague.id, mine, meera.password),
    remove(admin.id, theirs, imran.password),
  ])
  expect(responses).toHaveLength(2)
  const left = await tables(site().db).select().from(admins)
  expect(left).toHaveLength(1)
})
