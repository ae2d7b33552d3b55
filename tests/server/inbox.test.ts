import { getEventListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#app/http/log.server'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { findMailboxFault } from '#app/models/inbox/mailbox.server'
import { run as check } from '#app/server/commands/check'
import { IMAP_TIMEOUTS, openMailbox } from '#app/server/jobs/imap-client'
import { startInbox } from '#app/server/jobs/inbox'
import { mailboxes, receivedMails } from '#db/schema'
import { asha, freshSettings, freshSite, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { dovecot, type ImapServer, startDovecot } from '#tests/support/dovecot'
import { email } from '#tests/support/emails'
import { freePort } from '#tests/support/free-port.mjs'
import { startSilentServer } from '#tests/support/smtp'

if (!dovecot)
  console.warn('Dovecot is not installed: no test reads a mailbox (apt install dovecot-imapd).')

const started: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const service of started.splice(0).reverse()) await service.stop()
})

let server: ImapServer
beforeEach(async () => {
  if (!dovecot) return
  server = await startDovecot()
  started.push(server)
})

const mailboxFault = async (db: Site['db']) => (await findMailboxFault(db))?.fault

const PACE = { pollMs: 300, backoffMs: 100, longestBackoffMs: 200 }
/** Longer than a test may take. */
const LONG_MS = 120_000

async function siteOf(url: string, change: Record<string, string> = {}): Promise<Site> {
  const settings = readSettings({ IMAP_URL: url, MAIL_TO: 'desk@example.com', ...change })
  return await freshSite({ settings: { ...settings, uploadsDir: freshFolder() } })
}

function follow(one: Site, change = {}) {
  const inbox = startInbox(one, { ...PACE, ...change })
  started.push(inbox)
  return inbox
}

const subjects = async () =>
  (await tables(site().db).select().from(receivedMails).orderBy(receivedMails.id)).map(
    ({ subject }) => subject,
  )
const expectSubjects = (...expected: string[]) =>
  expect.poll(subjects, { timeout: 10_000, interval: 50 }).toEqual(expected)
const position = async () => (await tables(site().db).select().from(mailboxes))[0]

test.skipIf(!dovecot)(
  'emails are stored once and in order, and the mailbox is not changed',
  async () => {
    const one = await siteOf(server.url)
    await createEnquiry(one.db, asha, { type: 'General' })
    server.deliver(email({ Subject: 'First' }))
    follow(one)
    await expectSubjects('First')
    server.deliver(email({ Subject: 'Second' }))
    await expectSubjects('First', 'Second')
    expect(await position()).toMatchObject({ name: 'desk@127.0.0.1/INBOX', lastUid: 2 })
    const rows = await tables(one.db).select().from(receivedMails)
    expect(rows.every(({ enquiryId }) => enquiryId !== null)).toBe(true)
    // A Maildir file name has its flags after "2,".
    expect(server.files().filter((name) => /2,.+$/.test(name))).toEqual([])
    expect(server.files()).toHaveLength(2)
  },
)

test.skipIf(!dovecot)('after a restart only new emails are read', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'First' }))
  const inbox = follow(one)
  await expectSubjects('First')
  await inbox.stop()
  await tables(one.db).delete(receivedMails)
  server.deliver(email({ Subject: 'Second' }))
  follow(one)
  await expectSubjects('Second')
})

test.skipIf(!dovecot)(
  'a mailbox with a new UIDVALIDITY is read again without duplicates',
  async () => {
    const one = await siteOf(server.url)
    server.deliver(email({ Subject: 'First' }))
    follow(one)
    await expectSubjects('First')
    const before = (await position())?.uidValidity
    server.deliver(email({ Subject: 'Second' }))
    await expectSubjects('First', 'Second')
    await server.renumber()
    server.deliver(email({ Subject: 'Third' }))
    await expectSubjects('First', 'Second', 'Third')
    expect((await position())?.uidValidity).not.toBe(before)
  },
  60_000,
)

test.skipIf(!dovecot)('the first start does not read emails that are days old', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'Old' }), 3)
  server.deliver(email({ Subject: 'Of today' }))
  // Copied from another server later, with its date.
  await sleep(10)
  server.deliver(email({ Subject: 'Old copy' }), 3)
  follow(one)
  await expectSubjects('Of today')
  server.deliver(email({ Subject: 'New' }))
  await expectSubjects('Of today', 'New')
  expect(await position()).toMatchObject({ lastUid: 4 })
})

test.skipIf(!dovecot)('the position is stored even if no email was read', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'Old' }), 3)
  const inbox = follow(one)
  await expect.poll(async () => (await position())?.lastUid, { timeout: 10_000 }).toBe(1)
  await inbox.stop()
  server.deliver(email({ Subject: 'Late' }), 3)
  follow(one)
  await expectSubjects('Late')
})

test.skipIf(!dovecot)(
  'an email over the size limit is stored with a note instead of its text',
  async () => {
    const one = await siteOf(server.url)
    server.deliver(email({ Subject: 'Huge' }, 'words '.repeat(20_000)))
    follow(one, { largestBytes: 50_000 })
    await expectSubjects('Huge')
    server.deliver(email({ Subject: 'Small' }))
    await expectSubjects('Huge', 'Small')
    const [huge] = await tables(one.db).select().from(receivedMails)
    expect(huge).toMatchObject({ enquiryId: null, fromAddress: asha.email })
    expect(huge?.text).toMatch(/^\(It has 1 MB, so its text is only in the mailbox\.\)$/)
  },
)

test.skipIf(!dovecot)('an email that cannot be parsed does not stop the next', async () => {
  const one = await siteOf(server.url)
  const header = `X-Long: ${'x'.repeat(900)}\r\n`.repeat(4000)
  server.deliver(
    Buffer.concat([Buffer.from(`From: a@example.com\r\nSubject: Hostile\r\n${header}`), email({})]),
  )
  server.deliver(email({ Subject: 'Next' }))
  follow(one)
  await expectSubjects('Hostile', 'Next')
})

test.skipIf(!dovecot)(
  'reading continues after a server outage, and the error is cleared',
  async () => {
    const one = await siteOf(server.url)
    server.deliver(email({ Subject: 'First' }))
    follow(one)
    await expectSubjects('First')
    await server.stop()
    await expect
      .poll(async () => (await mailboxFault(one.db)) ?? '', { timeout: 10_000 })
      .toContain('IMAP_URL')
    server.deliver(email({ Subject: 'Second' }))
    await server.start()
    await expectSubjects('First', 'Second')
    await expect.poll(() => mailboxFault(one.db)).toBeUndefined()
  },
  30_000,
)

test.skipIf(!dovecot)(
  'a wrong password is reported with advice and is not in the log',
  async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue()
    const one = await siteOf(server.url.replace('word', 'secret'))
    follow(one)
    await expect
      .poll(async () => (await mailboxFault(one.db)) ?? '', { timeout: 15_000 })
      .toContain('Check user and password')
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret')
    expect(await mailboxFault(one.db)).not.toContain('secret')
  },
  30_000,
)

test.skipIf(!dovecot)(
  'an email that cannot be stored is reported as such, without its content',
  async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue()
    const one = await siteOf(server.url)
    const cause = new Error('canceling statement due to lock timeout')
    const failure = new DrizzleQueryError('insert into received_mails', [asha.email], cause)
    vi.spyOn(one.db, 'write').mockRejectedValueOnce(failure)
    server.deliver(email({ Subject: 'First' }))
    follow(one, { backoffMs: LONG_MS })
    await expect
      .poll(() => mailboxFault(one.db), { timeout: 10_000 })
      .toBe(`An email could not be stored: ${cause.message}. Run “site check”.`)
    expect(JSON.stringify(warned.mock.calls)).not.toContain(asha.email)
  },
)

test.skipIf(!dovecot)('an unknown folder is reported with advice', async () => {
  const one = await siteOf(server.url.replace('INBOX', 'Nowhere'))
  follow(one)
  await expect
    .poll(async () => (await mailboxFault(one.db)) ?? '', { timeout: 10_000 })
    .toContain('Check the folder')
})

test.skipIf(!dovecot)('stop ends an idle connection at once', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'First' }))
  const inbox = follow(one, { pollMs: LONG_MS, stopMs: LONG_MS })
  await expectSubjects('First')
  await inbox.stop()
})

test('stop does not wait for an unreachable server', async () => {
  const one = await siteOf(`imap://desk:word@127.0.0.1:${await freePort()}/INBOX`)
  const inbox = follow(one, { backoffMs: LONG_MS, longestBackoffMs: LONG_MS, stopMs: LONG_MS })
  await expect
    .poll(async () => (await mailboxFault(one.db)) ?? '')
    .toContain('Check host and port in IMAP_URL')
  await sleep(50)
  await inbox.stop()
})

test('site check advises TLS for a server that sends nothing before it', async () => {
  const silent = await startSilentServer()
  started.push({ stop: () => silent.close() })
  vi.stubEnv('IMAP_URL', silent.url.replace('smtp://', 'imap://desk:word@'))
  for (const [name, value] of Object.entries(await freshSettings())) vi.stubEnv(name, value)
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  await check([])
  expect(printed.mock.calls.join('\n')).toContain('write imaps:// in IMAP_URL')
}, 20_000)

test('without IMAP_URL the inbox stops and reports no error', async () => {
  const one = await freshSite()
  await follow(one).stop()
  expect(await mailboxFault(one.db)).toBeUndefined()
})

test('closed and failed connections remove their abort listeners', async () => {
  const { signal } = new AbortController()
  const url = `imap://desk:word@127.0.0.1:${await freePort()}/INBOX`
  await expect(openMailbox(url, IMAP_TIMEOUTS, signal)).rejects.toThrow()
  expect(getEventListeners(signal, 'abort')).toEqual([])
  if (!dovecot) return
  const client = await openMailbox(server.url, IMAP_TIMEOUTS, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  client.close()
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
