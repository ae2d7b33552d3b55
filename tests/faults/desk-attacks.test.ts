import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

import { asha, meera, SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import {
  cookieOf,
  type Program,
  postForm,
  postJson,
  runProgram,
  startProgram,
} from '#tests/support/program'

const folder = freshFolder()
const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', ADMIN_SECRET_KEY: SECRET_KEY }
const SPELLINGS = [
  'ASHA@EXAMPLE.COM',
  'asha\u200b@example.com',
  '<asha@example.com>',
  '"asha@example.com"',
  'asha@example.com:',
  'asha@example.com>',
  'asha@example.com/',
  'mailto:asha@example.com',
]

let program: Program
let cookie = ''

beforeAll(async () => {
  program = await startProgram({
    ...env,
    RATE_LIMIT: 'off',
    NODE_OPTIONS: '--max-old-space-size=512',
  })
  cookie = cookieOf(await post('/signup', { ...meera, secretKey: SECRET_KEY }))
})

const post = (path: string, fields: Record<string, string>, sentCookie = cookie) =>
  postForm(program.url + path, fields, { Origin: program.url, Cookie: sentCookie })

async function enquire(fields: Record<string, string>): Promise<number> {
  return (await postJson(`${program.url}/enquiry/send`, { ...asha, ...fields })).status
}

async function readPage(path: string): Promise<string> {
  return (await fetch(program.url + path, { headers: { Cookie: cookie } })).text()
}

test('an erasure covers every spelling of an email address, and its receipt verifies until changed', async () => {
  for (const [at, email] of SPELLINGS.entries()) {
    expect(await enquire({ email, desc: `Spelling ${at}` })).toBe(201)
  }
  expect(await enquire({ email: 'ravi@example.com', desc: `Copy asha@example.com` })).toBe(201)
  const mentions = await post('/admin/privacy/erasure', { who: 'asha@example.com' })
  expect(await mentions.text()).toMatch(/These records also mention/)

  const confirm = { who: 'asha@example.com', answer: 'erase' }
  const refused = await post('/admin/privacy/erasure', { ...confirm, current: 'wrong password' })
  expect(refused.status).toBe(403)
  const erased = await post('/admin/privacy/erasure', { ...confirm, current: meera.password })
  expect(erased.status).toBe(303)
  const csv = await readPage('/admin/enquiries.csv')
  expect(csv).toContain('ravi@example.com')
  expect(csv).not.toMatch(/Spelling \d/)

  const receipt = await readPage(erased.headers.get('Location') ?? '')
  const signed = /<pre[^>]*>([^<]+)<\/pre>/.exec(receipt)?.[1] ?? ''
  expect(await verify(signed)).toBe(0)
  expect(await verify(signed.replace('enquiries ', 'enquiries 1'))).not.toBe(0)
}, 30_000)

async function verify(text: string): Promise<number | null> {
  const file = join(freshFolder(), 'receipt.txt')
  writeFileSync(file, text)
  return (await runProgram(env, ['receipt', 'verify', file])).code
}

test('an account is removed only with the password', async () => {
  await post('/signup', { ...meera, email: 'ravi@example.com', secretKey: SECRET_KEY }, '')
  const id = /\/admin\/accounts\/([\w-]+)\/removal/.exec(await readPage('/admin/accounts'))?.[1]
  expect((await post(`/admin/accounts/${id}/removal`, {})).status).toBe(400)
  expect((await post(`/admin/accounts/${id}/removal`, { current: 'wrong' })).status).toBe(403)
  expect(await readPage('/admin/accounts')).toContain('ravi@example.com')
})

test('the site removes text direction overrides from names', async () => {
  const override = '\u202e'
  expect(await enquire({ name: `Ravi${override}Kumar`, desc: 'Which way it reads' })).toBe(201)
  const csv = await readPage('/admin/enquiries.csv')
  expect(csv).toContain('RaviKumar')
  expect(csv).not.toContain(override)
})
