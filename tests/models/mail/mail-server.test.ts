import { expect, test } from 'vitest'
import { MINUTE_MS } from '#app/models/company/calendar'
import { openSite } from '#app/models/company/open-site.server'
import { readSettings } from '#app/models/company/settings.server'
import { listDueMails, markFailed } from '#app/models/mail/delivery.server'
import { type MailServerInput, mailServerInput } from '#app/models/mail/mail-server'
import { mailOf, readMailServer, saveMailServer } from '#app/models/mail/mail-server.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { seal, unseal } from '#app/models/seal.server'
import { auditEntries, siteSettings } from '#db/schema'
import { freshSettings, freshSite, SECRET_KEY, tables } from '#tests/support/app'

const typed = {
  host: 'Mail.Example.com',
  port: '587',
  security: 'STARTTLS',
  user: 'desk@example.com',
  password: 'pa#ss wörd/?%',
  from: 'site@example.com',
  to: 'desk@example.com, owner@example.com',
}
const server = mailServerInput.parse(typed)
const settings = readSettings({ PORT: '3000' })
const smtpUrlOf = (input: MailServerInput) =>
  mailOf({ settings, mailServer: { ...input, isLocked: false } }).smtpUrl

test('a host name in another script and invisible characters are stored as a mail server needs them', () => {
  const shown = { ...typed, host: 'मेल.भारत\u200b', port: '\u200b587 ' }
  expect(mailServerInput.parse(shown)).toMatchObject({ host: 'xn--r2bi6d.xn--h2brj9c', port: 587 })
  for (const wrong of [{ host: 'mail/भारत' }, { host: 'मेल भारत' }, { port: '' }, { port: '5 87' }])
    expect(mailServerInput.safeParse({ ...typed, ...wrong }).success).toBe(false)
})

test('the password is encrypted in the database and missing from the audit log', async () => {
  const site = await freshSite()
  await saveMailServer(site, OPERATOR, server)
  const [row] = await site.db.select().from(siteSettings)
  const log = await site.db.select().from(auditEntries)
  expect(JSON.stringify([row, log])).not.toContain('pa#ss')
  expect(log.at(-1)).toMatchObject({ action: 'mail.server', detail: 'mail.example.com:587' })
  expect(readMailServer(row?.value ?? null, SECRET_KEY)).toEqual({ ...server, isLocked: false })
  expect(mailOf(site).smtpUrl).toBe(
    'smtp://desk%40example.com:pa%23ss%20w%C3%B6rd%2F%3F%25@mail.example.com:587/?requireTLS=true',
  )
})

test('a mail server saved with another secret key is locked and not used', async () => {
  const site = await freshSite()
  await saveMailServer(site, OPERATOR, server)
  const [row] = await tables(site.db).select().from(siteSettings)
  const mailServer = readMailServer(row?.value ?? null, 'another key')
  expect(mailServer).toMatchObject({ isLocked: true, password: '' })
  expect(mailOf({ ...site, mailServer })).toMatchObject({
    smtpUrl: undefined,
    mailFrom: 'site@example.com',
  })
})

test('a saved mail server makes mails due that failed with the old one, and not a summary', async () => {
  const site = await freshSite()
  const queue = (kind: 'reply' | 'summary', dueAt: number) =>
    queueMail(tables(site.db), {
      kind,
      subjectId: kind,
      replyTo: { name: 'Acme', address: 'desk@example.com' },
      subject: kind,
      text: '',
      now: 0,
      dueAt,
    })
  const id = await queue('reply', 0)
  await queue('summary', 10 * MINUTE_MS)
  const failure = { error: 'connect ECONNREFUSED', isPermanent: false, now: 0 }
  for (const attempts of [0, 1, 2]) await markFailed(site.db, { id, attempts }, failure)
  expect(await listDueMails(site.db, MINUTE_MS, 9)).toEqual([])
  await saveMailServer(site, OPERATOR, server, undefined, MINUTE_MS)
  const due = await listDueMails(site.db, MINUTE_MS, 9)
  expect(due.map((mail) => [mail.id, mail.attempts])).toEqual([[id, 3]])
})

test('a sealed value opens only with its key and purpose, and only if unchanged', () => {
  const sealed = seal('a word', 'key', 'mail')
  expect(sealed).not.toBe(seal('a word', 'key', 'mail'))
  expect(unseal(sealed, 'key', 'mail')).toBe('a word')
  expect(unseal(sealed, 'other', 'mail')).toBeUndefined()
  expect(unseal(sealed, 'key', 'other')).toBeUndefined()
  expect(unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'key', 'mail')).not.toBe(
    'a word',
  )
  expect(unseal('', 'key', 'mail')).toBeUndefined()
})

test('each mail setting of the environment overrides the one of the desk', () => {
  const mailServer = { ...server, isLocked: false }
  const of = (env: Record<string, string>) =>
    mailOf({ settings: readSettings({ PORT: '3000', ...env }), mailServer })
  expect(of({ SMTP_URL: 'smtp://other.example' })).toMatchObject({
    smtpUrl: 'smtp://other.example',
    mailFrom: 'site@example.com',
    mailTo: ['desk@example.com', 'owner@example.com'],
  })
  expect(of({ MAIL_FROM: 'env@example.com', MAIL_TO: 'env@example.com' })).toMatchObject({
    smtpUrl: smtpUrlOf(server),
    mailFrom: 'env@example.com',
    mailTo: ['env@example.com'],
  })
})

test('a site that is opened again has the mail server that was saved in the desk', async () => {
  const env = await freshSettings()
  const site = await openSite(env)
  await saveMailServer(site, OPERATOR, server)
  await site.db.close()
  const again = await openSite(env)
  await again.db.close()
  expect(again.mailServer).toEqual({ ...server, isLocked: false })
})

test.each([
  [{ host: '' }, 'host'],
  [{ host: 'mail.example.com:25' }, 'host'],
  [{ host: 'user@mail.example.com' }, 'host'],
  [{ host: 'mail.example.com/x' }, 'host'],
  [{ port: '' }, 'port'],
  [{ port: 'smtp' }, 'port'],
  [{ port: '70000' }, 'port'],
  [{ security: 'maybe' }, 'security'],
  [{ security: 'none' }, 'security'],
  [{ from: 'nobody' }, 'from'],
  [{ to: 'desk@example.com nobody' }, 'to'],
])('the mail server with %o is refused with an error at %s', (change, field) => {
  const parsed = mailServerInput.safeParse({ ...typed, ...change })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('invisible characters that were copied along are removed', () => {
  const copied = { host: 'mail.example.com', user: 'desk@example.com', from: 'desk@example.com' }
  const pasted = Object.entries(copied).map(([name, text]) => [name, `\u200b${text}\u200b\u00a0`])
  const to = 'desk@example.com\u200b;\r\n\ufeffowner@example.com'
  expect(mailServerInput.parse({ ...typed, ...Object.fromEntries(pasted), to })).toMatchObject({
    ...copied,
    to: ['desk@example.com', 'owner@example.com'],
  })
})

test('a password without TLS is allowed for a mail server on this machine', () => {
  const here = mailServerInput.parse({ ...typed, host: '127.0.0.1', security: 'none' })
  expect(smtpUrlOf(here)).toContain('@127.0.0.1:587/?ignoreTLS=true')
  expect(smtpUrlOf({ ...server, user: '', security: 'TLS', port: 465 })).toBe(
    'smtps://mail.example.com:465/',
  )
})
