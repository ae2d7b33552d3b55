import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { auditEntries, siteSettings } from '#db/schema'
import { freshSite, meera, meeraBrowserHeaders, post } from '#tests/support/app'
import { smtpServer } from '#tests/support/outbox'
import { readPage, responseTo } from '#tests/support/render-site'

const PATH = '/admin/site/mail'
const typed = {
  host: 'mail.example.com',
  port: '587',
  security: 'STARTTLS',
  user: 'desk@example.com',
  password: 'a secret word',
  from: '',
  to: 'desk@example.com',
  current: meera.password,
}

let site: Site
let headers: { Cookie: string }
async function open(env: Record<string, string> = {}) {
  site = await freshSite({ settings: readSettings({ RATE_LIMIT: 'off', ...env }) })
  headers = await meeraBrowserHeaders(site)
}
beforeEach(() => open())

const send = (change: Record<string, string> = {}) =>
  responseTo(post(PATH, { ...typed, ...change }, headers))

const baseOf = (page: string) => /name="base" value="(\d*)"/.exec(page)?.[1] ?? 'missing'

test('a mail server is saved, and its password is never shown again', async () => {
  const response = await send()
  expect(response.headers.get('Location')).toBe(`${PATH}?done=saved`)
  expect(await readPage(`${PATH}?done=saved`, headers)).toContain('Saved. Emails go out')
  expect(site.mailServer).toMatchObject({ host: 'mail.example.com', password: 'a secret word' })
  const page = await readPage(PATH, headers)
  expect(page).toContain('value="mail.example.com"')
  expect(page).not.toContain('a secret word')
})

test('an invalid field gets an error message; what was typed stays, except the password', async () => {
  const response = await send({ port: 'smtp', from: 'nobody' })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Write a port number such as 587')
  expect(page).toContain('Write an email address such as site@example.com')
  expect(page).toContain('value="mail.example.com"')
  expect(page).not.toContain('a secret word')
  expect(await site.db.select().from(siteSettings)).toEqual([])
})

test('every missing field gets an error message at once', async () => {
  const page = await (await send({ host: '', current: '' })).text()
  for (const name of ['host', 'current']) expect(page).toContain(`id="mail-${name}-error"`)
  expect(page).toContain('The mail server was not saved')
})

test('saving requires the password of the account', async () => {
  for (const [current, status] of [
    ['', 400],
    ['not the password', 403],
  ] as const)
    expect((await send({ current })).status).toBe(status)
  expect(site.mailServer).toBeUndefined()
})

test('settings that a colleague saved meanwhile are not overwritten by a form opened before', async () => {
  const base = baseOf(await readPage(PATH, headers))
  for (const _ of ['once', 'twice'])
    expect((await send({ base, host: 'theirs.example.com' })).status).toBe(303)
  expect(await site.db.$count(auditEntries, eq(auditEntries.action, 'mail.server'))).toBe(1)
  const refused = await send({ base, host: 'mine.example.com' })
  const page = await refused.text()
  expect(refused.status).toBe(409)
  expect(page).toContain('A colleague changed the mail server meanwhile')
  expect(page).toContain('value="mine.example.com"')
  expect(site.mailServer?.host).toBe('theirs.example.com')
  expect((await send({ base: baseOf(page), host: 'mine.example.com' })).status).toBe(303)
  expect(site.mailServer?.host).toBe('mine.example.com')
})

test('a mail server that a colleague saved meanwhile is not removed by a form opened before', async () => {
  await send({ host: 'ours.example.com' })
  const base = baseOf(await readPage(PATH, headers))
  await send({ base, host: 'theirs.example.com' })
  const refused = await send({ base, intent: 'remove' })
  const page = await refused.text()
  expect(refused.status).toBe(409)
  expect(page).toContain('A colleague changed the mail server meanwhile')
  expect(site.mailServer?.host).toBe('theirs.example.com')
  for (const _ of ['once', 'twice'])
    expect((await send({ base: baseOf(page), intent: 'remove' })).status).toBe(303)
  expect(site.mailServer).toBeUndefined()
  expect(await site.db.$count(auditEntries, eq(auditEntries.detail, 'none'))).toBe(1)
})

test('an empty password keeps the saved one, but not for another host, user or security', async () => {
  await send()
  expect((await send({ password: '', to: 'other@example.com' })).status).toBe(303)
  expect(site.mailServer).toMatchObject({ password: 'a secret word', to: ['other@example.com'] })
  for (const [field, value] of [
    ['host', 'mail.evil.test'],
    ['user', 'x'],
    ['security', 'TLS'],
  ] as const) {
    const response = await send({ password: '', [field]: value })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Enter the password again')
  }
  expect(site.mailServer?.host).toBe('mail.example.com')
})

test('a test email shows the SMTP response', async () => {
  expect((await send({ intent: 'test' })).status).toBe(409)
  const smtp = await smtpServer()
  const { port } = new URL(smtp.url)
  await send({ host: '127.0.0.1', port, security: 'none', user: '', password: '' })
  const page = await (await send({ intent: 'test' })).text()
  expect(page).toMatch(/to desk@example\.com\. The server said: 250/)
  expect(smtp.deliveries[0]?.recipients).toEqual(['desk@example.com'])
})

test('removing the mail server requires the password, deletes its row and is audited', async () => {
  await send()
  expect((await send({ intent: 'remove', current: 'wrong password' })).status).toBe(403)
  const response = await send({ intent: 'remove' })
  expect(response.headers.get('Location')).toBe(`${PATH}?done=removed`)
  expect(await readPage(`${PATH}?done=saved`, headers)).not.toContain('Saved. Emails go out')
  expect(await site.db.select().from(siteSettings)).toEqual([])
  expect(site.mailServer).toBeUndefined()
  const actions = (await site.db.select().from(auditEntries)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'mail.server')).toHaveLength(2)
})

test('SMTP_URL takes precedence: the page has no form, and a post gets 409', async () => {
  await open({ SMTP_URL: 'smtp://user:hidden-word@mail.example.org', MAIL_TO: 'env@example.com' })
  const page = await readPage(PATH, headers)
  expect(page).toContain('Set on the server, where it comes first: SMTP_URL, MAIL_TO.')
  expect(page).not.toContain('hidden-word')
  expect(page).not.toContain('name="host"')
  expect((await send()).status).toBe(409)
  expect(site.mailServer).toBeUndefined()
})
