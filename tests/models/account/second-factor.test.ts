import { expect, test } from 'vitest'
import { countRecoveryCodes } from '#app/models/account/recovery-code.server'
import {
  beginSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import {
  findSecondStep,
  issueSecondStep,
  SECOND_STEP_MS,
  spendCode,
} from '#app/models/account/second-step.server'
import { findStep, makeTotpSecret, stepAt, totpUri } from '#app/models/account/totp.server'
import { admins, auditEntries, recoveryCodes } from '#db/schema'
import { freshDb, signUpAs, tables } from '#tests/support/app'
import { totpCode } from '#tests/support/totp'

/** "12345678901234567890" in base 32: the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const NOW = Date.parse('2026-11-21T09:00:00Z')
const STEP_MS = 30_000

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is the end of the RFC 6238 test value %s', (second, code) => {
  expect(totpCode(RFC_SECRET, stepAt(second * 1000))).toBe(code.slice(-6))
})

test('a secret has 160 random bits', () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeTotpSecret()).not.toBe(makeTotpSecret())
})

test('a code in any script is valid in its own and the neighbouring time steps, until it is used', () => {
  const step = stepAt(NOW)
  const code = totpCode(RFC_SECRET, step)
  for (const shift of [-1, 0, 1])
    expect(findStep(RFC_SECRET, code, 0, NOW + shift * STEP_MS)).toBe(step)
  for (const shift of [-2, 2])
    expect(findStep(RFC_SECRET, code, 0, NOW + shift * STEP_MS)).toBeUndefined()
  expect(findStep(RFC_SECRET, code, step, NOW)).toBeUndefined()
  const inHindi = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
  const fullWidth = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  const pasted = `\u2066${code.slice(0, 3)}\u200b-${code.slice(3)} `
  for (const spelling of [inHindi, fullWidth, pasted])
    expect(findStep(RFC_SECRET, spelling, 0, NOW)).toBe(step)
  for (const wrong of [
    'éééééé',
    '१२३४५',
    '٠٠٠٠٠٠',
    '12345',
    `${code}0`,
    'abcdef',
    'абвгде',
    '１２３',
    '😀😀😀',
  ])
    expect(findStep(RFC_SECRET, wrong, 0, NOW)).toBeUndefined()
})

test.each([0x966, 0x660, 0xff10, 0x1d7ce])(
  'a code with a space and with the digits from code point %i is valid',
  (zero) => {
    const code = totpCode(RFC_SECRET, stepAt(NOW))
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const typed = spaced.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    expect(findStep(RFC_SECRET, typed, 0, NOW)).toBe(stepAt(NOW))
  },
)

test('the otpauth URI contains the company, the account and the secret', () => {
  expect(totpUri('ABC', 'Acme & Co', 'meera@example.com')).toBe(
    'otpauth://totp/Acme%20%26%20Co:meera%40example.com?secret=ABC&issuer=Acme%20%26%20Co',
  )
})

async function meeraSignsUp() {
  const db = await freshDb()
  return { db, admin: await signUpAs(db) }
}

async function meeraHasAnApp() {
  const { db, admin } = await meeraSignsUp()
  await beginSecondFactor(db, admin, 'session')
  const { unproven: secret } = await findSecondFactor(db, admin.id, 'session')
  const codes = await switchOnSecondFactor(
    db,
    admin,
    { sessionId: 'session', code: totpCode(secret, stepAt(NOW)) },
    NOW,
  )
  if (!codes) throw new Error('not switched on')
  const code = (steps: number) => totpCode(secret, stepAt(NOW) + steps)
  return { db, admin, secret, codes, code }
}

test('the second factor is on only after a valid code confirms the secret', async () => {
  const { db, admin } = await meeraSignsUp()
  await beginSecondFactor(db, admin, 'session')
  const { unproven: secret } = await findSecondFactor(db, admin.id, 'session')
  expect(
    await switchOnSecondFactor(db, admin, { sessionId: 'session', code: '000000' }, NOW),
  ).toBeUndefined()
  expect(await hasSecondFactor(db, admin.id)).toBe(false)
  const codes = await switchOnSecondFactor(
    db,
    admin,
    { sessionId: 'session', code: totpCode(secret, stepAt(NOW)) },
    NOW,
  )
  expect(new Set(codes).size).toBe(10)
  expect(await hasSecondFactor(db, admin.id)).toBe(true)
})

test('an unconfirmed secret is shown only to the session that requested it', async () => {
  const { db, admin } = await meeraSignsUp()
  await beginSecondFactor(db, admin, 'a stolen session')
  const { unproven: known } = await findSecondFactor(db, admin.id, 'a stolen session')
  expect(known).toMatch(/^[A-Z2-7]{32}$/)
  for (const sessionId of ['session', ''])
    expect((await findSecondFactor(db, admin.id, sessionId)).unproven).toBe('')
  const proof = { sessionId: 'session', code: totpCode(known, stepAt(NOW)) }
  expect(await switchOnSecondFactor(db, admin, proof, NOW)).toBeUndefined()
  await beginSecondFactor(db, admin, 'session')
  expect((await findSecondFactor(db, admin.id, 'session')).unproven).not.toBe(known)
})

test('starting the setup again in the same session does not replace its secret', async () => {
  const { db, admin } = await meeraSignsUp()
  await beginSecondFactor(db, admin, 'session')
  const first = await findSecondFactor(db, admin.id, 'session')
  await beginSecondFactor(db, admin, 'session')
  expect(await findSecondFactor(db, admin.id, 'session')).toEqual(first)
})

test('starting the setup again does not replace a confirmed secret', async () => {
  const { db, admin, secret } = await meeraHasAnApp()
  await beginSecondFactor(db, admin, 'session')
  expect(await findSecondFactor(db, admin.id, 'session')).toEqual({ since: NOW, unproven: '' })
  expect((await tables(db).select().from(admins))[0]?.totpSecret).toBe(secret)
})

test('an app code is accepted once, even if sent twice at the same moment', async () => {
  const { db, admin, code } = await meeraHasAnApp()
  expect(await spendCode(db, admin.id, code(0), NOW)).toBeUndefined()
  const later = NOW + STEP_MS
  const both = [1, 2].map(() => spendCode(db, admin.id, code(1), later))
  expect((await Promise.all(both)).filter(Boolean)).toEqual(['app'])
  const typed = code(2).replace(/^(...)/, '$1 ')
  expect(await spendCode(db, admin.id, typed, later + STEP_MS)).toBe('app')
})

test('a recovery code is accepted once, in any spelling, and is stored as a hash', async () => {
  const { db, admin, codes } = await meeraHasAnApp()
  const [first = '', second = ''] = codes
  expect(first).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(await spendCode(db, admin.id, first.toLowerCase().replaceAll('-', ' '))).toBe('recovery')
  expect(await spendCode(db, admin.id, first)).toBeUndefined()
  expect(await countRecoveryCodes(db, admin.id)).toBe(9)
  expect(await spendCode(db, 'another admin', second)).toBeUndefined()
  expect(JSON.stringify(await tables(db).select().from(recoveryCodes))).not.toContain(second)
})

test('new recovery codes replace the old ones', async () => {
  const { db, admin, codes } = await meeraHasAnApp()
  const renewed = await renewRecoveryCodes(db, admin)
  expect(await spendCode(db, admin.id, codes[0] ?? '')).toBeUndefined()
  expect(await spendCode(db, admin.id, renewed[0] ?? '')).toBe('recovery')
})

test('no code is accepted after the second factor is switched off, and both changes are audited', async () => {
  const { db, admin, codes, code } = await meeraHasAnApp()
  await switchOffSecondFactor(db, admin)
  expect(await hasSecondFactor(db, admin.id)).toBe(false)
  expect(await spendCode(db, admin.id, code(1), NOW + STEP_MS)).toBeUndefined()
  expect(await spendCode(db, admin.id, codes[0] ?? '')).toBeUndefined()
  const actions = (await db.select().from(auditEntries)).map((entry) => entry.action)
  expect(actions).toEqual(
    expect.arrayContaining(['account.second-factor-on', 'account.second-factor-off']),
  )
})

test('setting up a second factor twice, and renewing codes or switching off without one, changes nothing', async () => {
  const { db, admin } = await meeraHasAnApp()
  const countEntries = () => db.$count(auditEntries)
  const before = await countEntries()
  await beginSecondFactor(db, admin, 'session')
  expect(await countEntries()).toBe(before)
  await switchOffSecondFactor(db, admin)
  await switchOffSecondFactor(db, admin)
  expect(await renewRecoveryCodes(db, admin)).toEqual([])
  expect(await countEntries()).toBe(before + 1)
})

test('a second-step ticket is valid for one admin and password, for five minutes', async () => {
  const { db, admin } = await meeraSignsUp()
  const ticket = await issueSecondStep(db, admin.id, NOW)
  expect(await findSecondStep(db, ticket, NOW + SECOND_STEP_MS - 1)).toMatchObject(admin)
  expect(await findSecondStep(db, ticket, NOW + SECOND_STEP_MS)).toBeUndefined()
  const [id, until, signature] = ticket.split('.')
  const later = Number(until) + 60_000
  for (const forged of [
    `${id}.${later}.${signature}`,
    `${id}.${until}.`,
    `x.${until}.${signature}`,
    '',
  ])
    expect(await findSecondStep(db, forged, NOW)).toBeUndefined()
  await tables(db).update(admins).set({ passwordHash: 'another' })
  expect(await findSecondStep(db, ticket, NOW)).toBeUndefined()
})
