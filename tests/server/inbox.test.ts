import { getEventListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#app/http/log.server'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { mailboxFault } from '#app/models/inbox/mailbox.server'
import { IMAP_TIMEOUTS, openMailbox } from '#app/server/jobs/imap-client'
import { startInbox } from '#app/server/jobs/inbox'
import { mailboxes, receivedMails } from '#db/schema'
import { asha, freshSite, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { dovecot, type ImapServer, startDovecot } from '#tests/support/dovecot'
import { email } from '#tests/support/emails'
import { freePort } from '#tests/support/free-port.mjs'

if (!dovecot)
  console.warn('Dovecot is not installed: no test reads a mailbox (apt install dovecot-imapd).')

const started: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of started.splice(0).reverse()) await thing.stop()
})

let server: ImapServer
beforeEach(async () => {
  if (!dovecot) return
  server = await startDovecot()
  started.push(server)
}, 30_000)

const PACE = { pollMs: 300, backoffMs: 100, longestBackoffMs: 200 }

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
const arrive = (...expected: string[]) =>
  expect.poll(subjects, { timeout: 10_000, interval: 50 }).toEqual(expected)
const position = async () => (await tables(site().db).select().from(mailboxes))[0]

test.skipIf(!dovecot)('emails arrive in order, once, and the mailbox stays as it was', async () => {
  const one = await siteOf(server.url)
  await createEnquiry(one.db, asha, { type: 'General' })
  server.deliver(email({ Subject: 'First' }))
  follow(one)
  await arrive('First')
  server.deliver(email({ Subject: 'Second' }))
  await arrive('First', 'Second')
  expect(await position()).toMatchObject({ name: 'desk@127.0.0.1/INBOX', lastUid: 2 })
  const rows = await tables(one.db).select().from(receivedMails)
  expect(rows.every(({ enquiryId }) => enquiryId !== null)).toBe(true)
  // No letter behind "2," is no flag.
  expect(server.files().filter((name) => /2,.+$/.test(name))).toEqual([])
  expect(server.files()).toHaveLength(2)
})

test.skipIf(!dovecot)('after a restart only what is new is read', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'First' }))
  const inbox = follow(one)
  await arrive('First')
  await inbox.stop()
  await tables(one.db).delete(receivedMails)
  server.deliver(email({ Subject: 'Second' }))
  follow(one)
  await arrive('Second')
})

test.skipIf(!dovecot)(
  'a mailbox with other numbers is read again, without doubles',
  async () => {
    const one = await siteOf(server.url)
    server.deliver(email({ Subject: 'First' }))
    follow(one)
    await arrive('First')
    const before = (await position())?.uidValidity
    server.deliver(email({ Subject: 'Second' }))
    await arrive('First', 'Second')
    await server.renumber()
    server.deliver(email({ Subject: 'Third' }))
    await arrive('First', 'Second', 'Third')
    expect((await position())?.uidValidity).not.toBe(before)
  },
  60_000,
)

test.skipIf(!dovecot)('what was in the mailbox long before is left alone', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'Old' }), 3)
  server.deliver(email({ Subject: 'Of today' }))
  follow(one)
  await arrive('Of today')
})

test.skipIf(!dovecot)('an empty mailbox has a position, too', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'Old' }), 3)
  const inbox = follow(one)
  await expect.poll(async () => (await position())?.lastUid, { timeout: 10_000 }).toBe(1)
  await inbox.stop()
  server.deliver(email({ Subject: 'Late' }), 3)
  follow(one)
  await arrive('Late')
})

test.skipIf(!dovecot)(
  'an email that is too large is listed with a note and read no further',
  async () => {
    const one = await siteOf(server.url)
    server.deliver(email({ Subject: 'Huge' }, 'words '.repeat(20_000)))
    follow(one, { largestBytes: 50_000 })
    await arrive('Huge')
    server.deliver(email({ Subject: 'Small' }))
    await arrive('Huge', 'Small')
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
  await arrive('Hostile', 'Next')
})

test.skipIf(!dovecot)(
  'a server that goes away and comes back is read on',
  async () => {
    const one = await siteOf(server.url)
    server.deliver(email({ Subject: 'First' }))
    follow(one)
    await arrive('First')
    await server.stop()
    await expect
      .poll(async () => (await mailboxFault(one.db)) ?? '', { timeout: 10_000 })
      .toContain('IMAP_URL')
    server.deliver(email({ Subject: 'Second' }))
    await server.start()
    await arrive('First', 'Second')
    await expect.poll(() => mailboxFault(one.db)).toBeUndefined()
  },
  30_000,
)

test.skipIf(!dovecot)(
  'a wrong password is said with its cure, and stands in no log',
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

test.skipIf(!dovecot)('a folder that does not exist is said', async () => {
  const one = await siteOf(server.url.replace('INBOX', 'Nowhere'))
  follow(one)
  await expect
    .poll(async () => (await mailboxFault(one.db)) ?? '', { timeout: 10_000 })
    .toContain('Check the folder')
})

test.skipIf(!dovecot)('a stop ends the connection at once', async () => {
  const one = await siteOf(server.url)
  server.deliver(email({ Subject: 'First' }))
  const inbox = follow(one, { pollMs: 60_000 })
  await arrive('First')
  const begun = performance.now()
  await inbox.stop()
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('a server that never answers does not hold up a stop', async () => {
  const one = await siteOf(`imap://desk:word@127.0.0.1:${await freePort()}/INBOX`)
  const inbox = follow(one)
  await expect
    .poll(async () => (await mailboxFault(one.db)) ?? '')
    .toContain('Check host and port in IMAP_URL')
  await sleep(50)
  const begun = performance.now()
  await inbox.stop()
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('without IMAP_URL there is nothing to stop', async () => {
  const one = await freshSite()
  await follow(one).stop()
  expect(await mailboxFault(one.db)).toBeUndefined()
})

test('connections that ended leave nothing behind on the signal of the stop', async () => {
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
