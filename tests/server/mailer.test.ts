import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { log } from '#app/http/log.server'
import { holdDeliveries } from '#app/models/mail/delivery.server'
import { saveMailServer } from '#app/models/mail/mail-server.server'
import { resendMail } from '#app/models/mail/outbox.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { mails } from '#db/schema'
import { asha, tables } from '#tests/support/app'
import { freePort } from '#tests/support/free-port.mjs'
import { ours, outbox, type Pace, server } from '#tests/support/outbox'
import { refuseWrites } from '#tests/support/refuse-writes'
import { refusal, startSilence, startSmtp } from '#tests/support/smtp'

log.level = 'silent'
const MINUTE = 60_000

/** For a server that says nothing; where one does, a busy machine must not be taken for silence. */
const impatient: Pace = { connectionTimeout: 300, greetingTimeout: 200, socketTimeout: 400 }

/** This machine by a name that does not say so. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')

test('held mail stays, and nothing is sent twice', async () => {
  const smtp = await server()
  const { queue, tries, mailer, read } = await outbox(smtp.url)
  await queue({ isHeld: true })
  await queue()
  await queue({ subject: 'another' })
  await tries(2)
  mailer.wake()
  await mailer.stop()
  expect((await read()).map((mail) => mail.state)).toEqual(['held', 'sent', 'sent'])
  expect(smtp.deliveries).toHaveLength(2)
  expect(smtp.connections).toBe(1)
})

test('what was erased or judged spam while another mail was on its way does not go out', async () => {
  const smtp = await server({
    onReceived: async () => {
      await tables(site.db).delete(mails).where(eq(mails.subjectId, 'erased'))
      await holdDeliveries(tables(site.db), 'spam')
      return undefined
    },
  })
  const { site, queue, tries, mailer, read } = await outbox(smtp.url)
  await queue()
  await queue({ subjectId: 'erased' })
  await queue({ subjectId: 'spam' })
  await tries(1)
  await mailer.stop()
  expect(smtp.deliveries).toHaveLength(1)
  expect((await read()).map((mail) => mail.state)).toEqual(['sent', 'held'])
})

test('one that was judged spam while its delivery failed is held', async () => {
  const smtp = await server({
    onReceived: async () => {
      await holdDeliveries(tables(site.db), 'spam')
      return refusal(451, 'Try again')
    },
  })
  const { site, queue, mailer, only } = await outbox(smtp.url)
  await queue({ subjectId: 'spam' })
  mailer.wake()
  await expect.poll(() => smtp.connections).toBe(1)
  await mailer.stop()
  expect(await only()).toMatchObject({ state: 'held' })
})

test('without SMTP_URL mail waits', async () => {
  const { queue, mailer, only } = await outbox('')
  await queue()
  mailer.wake()
  await mailer.stop()
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('a mail server set in the desk is used at once, also in place of another', async () => {
  const [first, second] = [await server(), await server()]
  const use = ({ url }: { url: string }) => {
    const { hostname: host, port } = new URL(url)
    const input = { host, port: Number(port), security: 'none' as const, user: '', password: '' }
    return saveMailServer(site, PROGRAM, { ...input, from: 'site@acme.test', to: [] })
  }
  const { site, queue, mailer, read } = await outbox('')
  const sent = async () => {
    mailer.wake()
    return (await read()).filter(({ state }) => state === 'sent').length
  }
  await queue()
  expect(await sent()).toBe(0)
  await use(first)
  await expect.poll(sent, { timeout: 8000 }).toBe(1)
  await use(second)
  await queue()
  await expect.poll(sent, { timeout: 8000 }).toBe(2)
  await mailer.stop()
  expect([first, second].map(({ deliveries }) => deliveries.length)).toEqual([1, 1])
})

test('550 at the recipient is for good', async () => {
  const smtp = await server({ onRecipient: () => refusal(550, 'No such user') })
  const { queue, tries, only } = await outbox(smtp.url)
  await queue()
  await tries(1)
  expect((await only()).state).toBe('failed')
  expect((await only()).lastError).toMatch(/550.*No such user/)
})

test('554 after the mail is for good; the next mail goes its way', async () => {
  const smtp = await server({
    onReceived: (count) => (count === 1 ? refusal(554, 'Looks like spam') : undefined),
  })
  const { queue, tries, read } = await outbox(smtp.url)
  await queue()
  await queue({ subject: 'another' })
  await tries(2)
  expect((await read()).map((mail) => mail.state)).toEqual(['failed', 'sent'])
})

test('a refused mail goes once the staff send it again', async () => {
  const smtp = await server({
    onRecipient: (count) => (count === 1 ? refusal(550, 'No such user') : undefined),
  })
  const { queue, tries, only, site, mailer } = await outbox(smtp.url)
  await queue()
  await tries(1)
  await resendMail(site.db, (await only()).id, PROGRAM, 0)
  mailer.wake()
  await expect.poll(async () => (await only()).state).toBe('sent')
})

test('451 of a grey list: waits a minute, then the same mail with the same Message-ID', async () => {
  const smtp = await server({
    onRecipient: (count) => (count <= 2 ? refusal(451, 'Greylisted') : undefined),
  })
  const { queue, tries, only, mailer } = await outbox(smtp.url)
  await queue()
  await tries(1)
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 })
  expect((await only()).lastError).toMatch(/451.*Greylisted/)
  mailer.wake()
  await tries(1, 2 * MINUTE)
  await tries(1, 7 * MINUTE)
  expect(await only()).toMatchObject({ state: 'sent', attempts: 3 })
  expect(smtp.recipients).toHaveLength(3)
  expect(smtp.deliveries.map(({ mail }) => mail.messageId)).toEqual([
    `<${(await only()).id}@www.example.com>`,
  ])
})

test('452 after the mail is tried again', async () => {
  const smtp = await server({
    onReceived: (count) => (count === 1 ? refusal(452, 'Disk full') : undefined),
  })
  const { queue, tries, only } = await outbox(smtp.url)
  await queue()
  await tries(1)
  expect(await only()).toMatchObject({ state: 'waiting' })
  await tries(1, 2 * MINUTE)
  expect((await only()).state).toBe('sent')
})

test.each(['onConnect', 'onRecipient', 'onReceived'] as const)(
  '421 %s is tried again, and the others wait for the server too',
  async (moment) => {
    let isBusy = true
    const smtp = await server({ [moment]: () => (isBusy ? refusal(421, 'Busy') : undefined) })
    const { queue, tries, read, mailer } = await outbox(smtp.url, { pace: { backoffMs: 300 } })
    await queue()
    await queue({ subject: 'another' })
    await tries(1)
    await sleep(150)
    mailer.wake()
    await sleep(50)
    expect((await read()).map((mail) => mail.attempts)).toEqual([1, 0])
    expect((await read()).map((mail) => mail.state)).toEqual(['waiting', 'waiting'])
    isBusy = false
    await tries(2, 2 * MINUTE)
    expect((await read()).map((mail) => mail.state)).toEqual(['sent', 'sent'])
  },
)

test('a server that never greets times out', async () => {
  const { url } = ours(await startSilence())
  const { queue, tries, only } = await outbox(url, { pace: impatient })
  await queue()
  await tries(1)
  expect(await only()).toMatchObject({ state: 'waiting' })
  expect((await only()).lastError).toMatch(/greeting/i)
})

test('silence after the mail: it comes again, recognisable by its Message-ID', async () => {
  const smtp = await server({ onReceived: (count) => (count === 1 ? 'silence' : undefined) })
  const { queue, tries, only } = await outbox(smtp.url, { pace: impatient })
  await queue()
  await tries(1)
  expect(await only()).toMatchObject({ state: 'waiting' })
  await tries(1, 2 * MINUTE)
  expect((await only()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(2)
  expect(new Set(smtp.deliveries.map(({ mail }) => mail.messageId)).size).toBe(1)
})

test('a connection lost in the middle of a mail is tried again', async () => {
  let isFaulty = true
  const smtp = await server({ onFirstBytes: () => (isFaulty ? 'hang up' : undefined) })
  const { queue, tries, only } = await outbox(smtp.url)
  await queue()
  await tries(1)
  expect(await only()).toMatchObject({ state: 'waiting' })
  isFaulty = false
  await tries(1, 2 * MINUTE)
  expect((await only()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test('a connection that the server ended between two mails costs no try', async () => {
  const smtp = await server()
  const { queue, tries, read } = await outbox(smtp.url)
  await queue()
  await tries(1)
  smtp.hangUp()
  await queue({ subject: 'another' })
  await tries(1)
  expect((await read()).map((mail) => mail.state)).toEqual(['sent', 'sent'])
  expect(smtp.connections).toBe(2)
})

test('nothing listening: tried again, and delivered once somebody does', async () => {
  const port = await freePort()
  const { queue, tries, only } = await outbox(`smtp://127.0.0.1:${port}`)
  await queue()
  await tries(1)
  expect((await only()).lastError).toMatch(/ECONNREFUSED/)
  const smtp = ours(await startSmtp({}, port))
  await tries(1, 2 * MINUTE)
  expect((await only()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test.each([
  ['smtps', { secure: true, disabledCommands: ['AUTH'] }],
  ['STARTTLS', { disabledCommands: ['AUTH'] }],
])('a certificate that nobody vouches for gets no mail over %s', async (_name, options) => {
  const smtp = await server({ options })
  const { queue, tries, only } = await outbox(elsewhere(smtp.url))
  await queue()
  await tries(1)
  expect((await only()).state).toBe('waiting')
  expect((await only()).lastError).toMatch(/certificate/i)
  expect(smtp.recipients).toEqual([])
})

test('a server that speaks no TLS behind smtps: gets no mail', async () => {
  const smtp = await server()
  const { queue, tries, only } = await outbox(smtp.url.replace('smtp:', 'smtps:'))
  await queue()
  await tries(1)
  expect((await only()).state).toBe('waiting')
  expect(smtp.recipients).toEqual([])
})

test('a wrong password is ours to mend, not the mail’s fault', async () => {
  const smtp = await server({
    options: {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')),
    },
  })
  const { queue, tries, only } = await outbox(smtp.url.replace('//', '//user:secret-word@'))
  await queue()
  await tries(1)
  expect((await only()).state).toBe('waiting')
  expect((await only()).lastError).toMatch(/535/)
  expect((await only()).lastError).not.toContain('secret-word')
})

test('a password does not cross a network in the clear', async () => {
  let logins = 0
  const smtp = await server({
    options: {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(_auth, _session, done) {
        logins++
        done(null, { user: 'user' })
      },
    },
  })
  const url = elsewhere(`smtp://user:secret-word@127.0.0.1:${smtp.port}`)
  const { queue, tries, only, site, mailer } = await outbox(url)
  await queue()
  await tries(1)
  expect((await only()).lastError).toMatch(/STARTTLS/)
  expect(logins).toBe(0)
  await mailer.stop()

  const allowed = await outbox(`${url}?requireTLS=false`)
  expect(allowed.site).not.toBe(site)
  await allowed.queue()
  await allowed.tries(1)
  expect((await allowed.only()).state).toBe('sent')
  expect(logins).toBe(1)
})

test('a mail server on this machine may have signed its own certificate', async () => {
  const smtp = await server({ options: { disabledCommands: ['AUTH'] } })
  const { queue, tries, only } = await outbox(smtp.url)
  await queue()
  await tries(1)
  expect((await only()).state).toBe('sent')
})

test('the log names nobody', async () => {
  const smtp = await server({
    onRecipient: (count) => (count === 1 ? refusal(550, `No ${asha.email}`) : undefined),
  })
  const levels = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level))
  const { queue, tries } = await outbox(smtp.url)
  await queue()
  await queue()
  await tries(2)
  const lines = JSON.stringify(levels.flatMap((spy) => spy.mock.calls))
  expect(lines).toMatch(/mail not sent.*mail sent|mail sent.*mail not sent/)
  for (const word of [asha.name, asha.email, asha.desc, 'hello@example.com', smtp.url])
    expect(lines).not.toContain(word)
  vi.restoreAllMocks()
})

test('an outbox that cannot be written does not send the same mail over and over', async () => {
  const smtp = await server()
  const { queue, mailer, only, site, tries } = await outbox(smtp.url)
  await queue()
  const allowWrites = refuseWrites(site.db)
  mailer.wake()
  await expect.poll(() => smtp.deliveries.length).toBe(1)
  for (let i = 0; i < 20; i++) {
    mailer.wake()
    await sleep(5)
  }
  allowWrites()
  await tries(1)
  expect((await only()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test('another process that writes for long costs a mail no backoff', async () => {
  const smtp = await server()
  const { queue, mailer, only, site } = await outbox(smtp.url, { pace: { backoffMs: 60_000 } })
  await queue()
  const { write } = site.db
  site.db.write = async () => {
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
  }
  mailer.wake()
  await expect.poll(() => smtp.deliveries.length).toBe(1)
  await sleep(300)
  site.db.write = write
  mailer.wake()
  await expect.poll(async () => (await only()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test('stopping waits for the mail in flight', async () => {
  let answer = () => {}
  const smtp = await server({
    options: {
      onData(stream, _session, done) {
        stream.resume()
        answer = () => done()
        setTimeout(() => done(), 150)
      },
    },
  })
  const { queue, mailer, only } = await outbox(smtp.url)
  await queue()
  mailer.wake()
  await expect.poll(() => smtp.recipients.length).toBe(1)
  await mailer.stop()
  expect((await only()).state).toBe('sent')
  answer()
})

test('stopping gives up on a server that does not answer; the mail still waits', async () => {
  const smtp = await server({ onReceived: () => 'silence' })
  const { queue, mailer, only } = await outbox(smtp.url, { pace: { stopMs: 50 } })
  await queue()
  mailer.wake()
  await expect.poll(() => smtp.deliveries.length).toBe(1)
  const before = performance.now()
  await mailer.stop()
  expect(performance.now() - before).toBeLessThan(1000)
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 0 })
  mailer.wake()
  expect(smtp.connections).toBe(1)
})

test('a server that trickles is given up after the time for a delivery', async () => {
  const smtp = await server({ onReceived: () => 'silence' })
  const { queue, tries, only } = await outbox(smtp.url, { pace: { deliveryMs: 200 } })
  await queue()
  await tries(1)
  expect(await only()).toMatchObject({
    state: 'waiting',
    lastError: 'The mail server took too long',
  })
})

test('an idle mailer finds mail by itself', async () => {
  const smtp = await server()
  const { mailer, queue, only } = await outbox(smtp.url, { pace: { pollMs: 20 } })
  await queue()
  await expect.poll(async () => (await only()).state).toBe('sent')
  await mailer.stop()
})
