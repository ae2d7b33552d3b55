import { expect, test } from 'vitest'

import { bannerOf, parseAsync } from '#app/http/parse'
import { loginInput } from '#app/models/account/admin'
import { findRecentSignup, logIn, signUp } from '#app/models/account/admin.server'
import { changePassword } from '#app/models/account/own-password.server'
import { signupInput } from '#app/models/account/password.server'
import { findSecondStep, issueSecondStep } from '#app/models/account/second-step.server'
import {
  createSession,
  findSession,
  IDLE_MS,
  removeSession,
} from '#app/models/account/session.server'
import { DAY_MS } from '#app/models/company/calendar'
import { admins, mails, sessions } from '#db/schema'
import { freshDb, meera, SECRET_KEY, signUpAs, tables } from '#tests/support/app'

const bannerFor = async (schema: typeof loginInput | typeof signupInput, fields: object) => {
  const input = await parseAsync<unknown>(schema, fields)
  return input.ok ? 'accepted' : bannerOf(input.errors)
}

test.each([
  [{ email: '', password: '' }, 'Email is required. Password is required'],
  [{}, 'Email is required. Password is required'],
  [{ email: 'meera', password: '123456' }, 'Invalid email format'],
  [{ email: 'meera', password: '' }, 'Invalid email format. Password is required'],
  [{ email: meera.email, password: '12345' }, 'Password must be at least 6 characters'],
  [{ email: meera.email, password: '123456' }, 'accepted'],
])('a login with %o gives the message "%s"', async (fields, banner) => {
  expect(await bannerFor(loginInput, fields)).toBe(banner)
})

test.each([
  [{}, 'Name is required. Email is required. Password is required. Secret Key is required'],
  [{ ...meera, secretKey: '' }, 'Secret Key is required'],
  [{ ...meera, name: '  ', secretKey: 'x' }, 'Name is required'],
  [
    { ...meera, password: 'elevenchars', secretKey: 'x' },
    'Password must be at least 12 characters',
  ],
  [{ ...meera, password: 'aaaaaaaaaaaaaa', secretKey: 'x' }, 'Password is too easy to guess'],
  [{ ...meera, password: 'Password12345!', secretKey: 'x' }, 'Password is too easy to guess'],
  [{ ...meera, secretKey: 'x' }, 'accepted'],
])('a signup with %o gives the message "%s"', async (fields, banner) => {
  expect(await bannerFor(signupInput, fields)).toBe(banner)
})

async function signMeeraUp() {
  const db = await freshDb()
  return { db, admin: await signUpAs(db) }
}

test('a signup with a wrong key creates no account', async () => {
  const db = await freshDb()
  const signup = await signUp(db, SECRET_KEY, { ...meera, secretKey: 'wrong' })
  expect(signup).toEqual({ ok: false, reason: 'wrong-key' })
  expect(await tables(db).select().from(admins)).toEqual([])
})

test('a second signup with the same email address in another case is refused', async () => {
  const { db } = await signMeeraUp()
  const again = { ...meera, email: 'MEERA@Example.com', secretKey: SECRET_KEY }
  expect(await signUp(db, SECRET_KEY, again)).toEqual({ ok: false, reason: 'email-taken' })
})

/** Each of the fifty password hashes is slow by design. */
const MANY_HASHES_MS = 120_000

test(
  'fifty simultaneous signups with one email address create one account',
  async () => {
    const db = await freshDb()
    const attempts = Array.from({ length: 50 }, () =>
      signUp(db, SECRET_KEY, { ...meera, secretKey: SECRET_KEY }),
    )
    const created = (await Promise.all(attempts)).filter((signup) => signup.ok)
    expect(created).toHaveLength(1)
    expect(await tables(db).select().from(admins)).toHaveLength(1)
  },
  MANY_HASHES_MS,
)

test('a repeated signup with the same name and password is recognised for ten minutes', async () => {
  const { db, admin } = await signMeeraUp()
  const find = (change: object = {}, later = 0) =>
    findRecentSignup(db, { ...meera, secretKey: SECRET_KEY, ...change }, Date.now() + later)
  expect(await find()).toMatchObject(admin)
  expect(await find({ password: 'another long password' })).toBeUndefined()
  expect(await find({ name: 'Somebody Else' })).toBeUndefined()
  expect(await find({}, 11 * 60_000)).toBeUndefined()
  await tables(db).update(admins).set({ totpSince: 1 })
  expect(await find()).toBeUndefined()
})

test('only the right password logs in', async () => {
  const { db, admin } = await signMeeraUp()
  expect(await logIn(db, meera)).toMatchObject(admin)
  expect(await logIn(db, { ...meera, email: 'MEERA@EXAMPLE.COM' })).toMatchObject(admin)
  expect(await logIn(db, { ...meera, password: 'another password' })).toBeUndefined()
  expect(await logIn(db, { ...meera, email: 'nobody@example.com' })).toBeUndefined()
})

test('passwords are stored as argon2id hashes with the parameters that OWASP recommends', async () => {
  const { db } = await signMeeraUp()
  const [row] = await tables(db).select().from(admins)
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a token is valid for its own kind of session only, and its stored hash is not a token', async () => {
  const { db, admin } = await signMeeraUp()
  const token = await createSession(db, admin, 'cookie')
  expect(await findSession(db, token, 'cookie')).toEqual(admin)
  expect(await findSession(db, token, 'bearer')).toBeUndefined()
  const [row] = await tables(db).select().from(sessions)
  expect(await findSession(db, row?.tokenHash ?? '', 'cookie')).toBeUndefined()
})

test('an account has fifty sessions of a kind; one more ends the one that was used least recently', async () => {
  const { db, admin } = await signMeeraUp()
  const browser = await createSession(db, admin, 'cookie', 0)
  const tokens: string[] = []
  for (let at = 1; at <= 50; at++) tokens.push(await createSession(db, admin, 'bearer', at))
  const [first = '', second = ''] = tokens
  await findSession(db, first, 'bearer', 120_000)
  const last = await createSession(db, admin, 'bearer', 120_001)
  const isOpen = async (token: string) =>
    (await findSession(db, token, token === browser ? 'cookie' : 'bearer', 120_002)) !== undefined
  expect(await Promise.all([first, second, last, browser].map(isOpen))).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(await tables(db).$count(sessions)).toBe(51)
})

test('a session ends at logout, when idle and at its maximum age', async () => {
  const { db, admin } = await signMeeraUp()
  const loggedOut = await createSession(db, admin, 'cookie', 0)
  await removeSession(db, loggedOut)
  expect(await findSession(db, loggedOut, 'cookie', 1)).toBeUndefined()

  const idle = await createSession(db, admin, 'cookie', 0)
  expect(await findSession(db, idle, 'cookie', IDLE_MS - 1)).toEqual(admin)
  expect(await findSession(db, idle, 'cookie', 2 * IDLE_MS)).toBeUndefined()

  const used = await createSession(db, admin, 'cookie', 0)
  for (let now = 0; now < 7 * DAY_MS; now += IDLE_MS / 2) {
    expect(await findSession(db, used, 'cookie', now)).toEqual(admin)
  }
  expect(await findSession(db, used, 'cookie', 7 * DAY_MS)).toBeUndefined()
})

test('an account deleted during its login gets no session', async () => {
  const db = await freshDb()
  const token = await createSession(db, { id: 'an account that is gone' }, 'cookie')
  expect(await findSession(db, token, 'cookie')).toBeUndefined()
})

test('a password changed during a login makes its session invalid, with and without a code', async () => {
  const { db, admin } = await signMeeraUp()
  const ticket = await issueSecondStep(db, admin.id)
  const verifiedBefore = [await logIn(db, meera), await findSecondStep(db, ticket)]
  await changePassword(db, admin.id, 'another long password', { actor: admin })
  for (const verified of verifiedBefore) {
    const token = await createSession(db, verified ?? { id: '' }, 'cookie')
    expect(await findSession(db, token, 'cookie')).toBeUndefined()
  }
  const now = await logIn(db, { ...meera, password: 'another long password' })
  const token = await createSession(db, now ?? { id: '' }, 'cookie')
  expect(await findSession(db, token, 'cookie')).toEqual(admin)
})

test('existing admins get a mail about every new account', async () => {
  const { db } = await signMeeraUp()
  expect(await tables(db).select().from(mails)).toEqual([])
  const imran = { name: 'Imran Khan', email: 'imran@example.com', password: meera.password }
  await signUp(db, SECRET_KEY, { ...imran, secretKey: SECRET_KEY })
  await signUp(db, SECRET_KEY, { ...imran, secretKey: SECRET_KEY })
  expect(await tables(db).select().from(mails)).toMatchObject([
    { kind: 'account', toAddress: meera.email, replyToAddress: imran.email, state: 'waiting' },
  ])
})

test('the mail about a new account asks only owners to remove it', async () => {
  const { db } = await signMeeraUp()
  for (const name of ['Imran', 'Rahul']) {
    const email = `${name}@example.com`
    await signUp(db, SECRET_KEY, { ...meera, name, email, secretKey: SECRET_KEY })
  }
  const sent = await tables(db).select().from(mails).orderBy(mails.id)
  expect(sent.map(({ toAddress, text }) => [toAddress, text.split('\n').at(-1)])).toEqual([
    [meera.email, expect.stringContaining('remove the account under Accounts')],
    [meera.email, expect.stringContaining('remove the account under Accounts')],
    ['Imran@example.com', 'If you did not expect this, tell an owner.'],
  ])
})
