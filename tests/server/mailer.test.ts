import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { log } from '#app/http/log.server'
import { MINUTE_MS } from '#app/models/company/calendar'
import { holdDeliveries } from '#app/models/mail/delivery.server'
import { saveMailServer } from '#app/models/mail/mail-server.server'
import { correctAddress, resendMail } from '#app/models/mail/outbox.server'
import { TIMEOUTS } from '#app/models/mail/transport.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { PACE } from '#app/server/jobs/mailer'
import { mails } from '#db/schema'
import { asha, tables } from '#tests/support/app'
import { freePort } from '#tests/support/free-port.mjs'
import { closeAfterTest, outbox, type Pace, smtpServer } from '#tests/support/outbox'
import { refuseWrites } from '#tests/support/refuse-writes'
import { refusal, startSilentServer, startSmtp } from '#tests/support/smtp'

log.level = 'silent'

/** For servers that never respond: a busy machine may be slower than these timeouts. */
const impatient: Pace = { connectionTimeout: 300, greetingTimeout: 200, socketTimeout: 400 }

/** The local machine by an address that does not count as local. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')

test('held mail is not sent, and each other mail is sent once', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts, mailer, read } = await outbox(smtp.url)
  await queue({ isHeld: true })
  await queue()
  await queue({ subject: 'another' })
  await waitForAttempts(2)
  mailer.wake()
  await mailer.stop()
  expect((await read()).map((mail) => mail.state)).toEqual(['held', 'sent', 'sent'])
  expect(smtp.deliveries).toHaveLength(2)
  expect(smtp.connections).toBe(1)
})

test('mail erased or flagged as spam during another delivery is not sent', async () => {
  const smtp = await smtpServer({
    onReceived: async () => {
      await tables(site.db).delete(mails).where(eq(mails.subjectId, 'erased'))
      await holdDeliveries(tables(site.db), 'spam')
      return undefined
    },
  })
  const { site, queue, waitForAttempts, mailer, read } = await outbox(smtp.url)
  await queue()
  await queue({ subjectId: 'erased' })
  await queue({ subjectId: 'spam' })
  await waitForAttempts(1)
  await mailer.stop()
  expect(smtp.deliveries).toHaveLength(1)
  expect((await read()).map((mail) => mail.state)).toEqual(['sent', 'held'])
})

test.each([
  ['is shown with the address it went to', undefined, [asha.email], asha.email],
  ['goes to the corrected one if refused', refusal(550, 'No'), ['new@acme.test'], 'new@acme.test'],
])(
  'a mail whose address is corrected during its delivery %s',
  async (_, outcome, delivered, shown) => {
    const correction = { from: asha.email, to: 'new@acme.test' }
    const smtp = await smtpServer({
      onReceived: async (count) => {
        if (count > 1) return undefined
        await correctAddress(tables(site.db), 'enquiry-1', correction)
        return outcome
      },
    })
    const { queue, onlyMail, mailer, site } = await outbox(smtp.url)
    await queue({ kind: 'reply', toAddress: asha.email })
    mailer.wake()
    await expect.poll(async () => (await onlyMail()).state).toBe('sent')
    expect(smtp.deliveries.flatMap(({ recipients }) => recipients)).toEqual(delivered)
    expect(await onlyMail()).toMatchObject({ toAddress: shown, lastError: '' })
  },
)

test('a mail flagged as spam during its failed delivery is held', async () => {
  const smtp = await smtpServer({
    onReceived: async () => {
      await holdDeliveries(tables(site.db), 'spam')
      return refusal(451, 'Try again')
    },
  })
  const { site, queue, mailer, onlyMail } = await outbox(smtp.url)
  await queue({ subjectId: 'spam' })
  mailer.wake()
  await expect.poll(() => smtp.connections).toBe(1)
  await mailer.stop()
  expect(await onlyMail()).toMatchObject({ state: 'held' })
})

test('without SMTP_URL mail waits', async () => {
  const { queue, mailer, onlyMail } = await outbox('')
  await queue()
  mailer.wake()
  await mailer.stop()
  expect(await onlyMail()).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('a mail server set in the desk is used at once, also when it replaces another', async () => {
  const [first, second] = [await smtpServer(), await smtpServer()]
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

test('550 for the recipient is a permanent failure', async () => {
  const smtp = await smtpServer({ onRecipient: () => refusal(550, 'No such user') })
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).state).toBe('failed')
  expect((await onlyMail()).lastError).toMatch(/550.*No such user/)
})

test('a recipient refused for want of a login is shown with advice', async () => {
  const smtp = await smtpServer({
    onRecipient: () => refusal(554, '5.7.1 <a@b.test>: Relay access denied'),
  })
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue({ kind: 'reply', toAddress: 'a@b.test' })
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'failed' })
  expect((await onlyMail()).lastError).toMatch(/Relay access denied\. .*user and password/)
})

test('554 after the mail is a permanent failure; the next mail is sent', async () => {
  const smtp = await smtpServer({
    onReceived: (count) => (count === 1 ? refusal(554, 'Looks like spam') : undefined),
  })
  const { queue, waitForAttempts, read } = await outbox(smtp.url)
  await queue()
  await queue({ subject: 'another' })
  await waitForAttempts(2)
  expect((await read()).map((mail) => mail.state)).toEqual(['failed', 'sent'])
})

test('a mail that the server refuses for one of two recipients is sent once and says for whom', async () => {
  const smtp = await smtpServer({
    onRecipient: (count) => (count === 2 ? refusal(550, 'No such user') : undefined),
  })
  const env = { MAIL_TO: 'meera@example.com, ravi@example.com' }
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url, { env })
  await queue()
  await waitForAttempts(1)
  expect(smtp.deliveries.map(({ recipients }) => recipients)).toEqual([['meera@example.com']])
  expect(await onlyMail()).toMatchObject({
    state: 'sent',
    lastError: 'Not accepted for ravi@example.com: 550 No such user',
  })
})

test('a refused sender is retried with advice, and the other mails wait too', async () => {
  let isRefused = true
  const smtp = await smtpServer({
    options: {
      onMailFrom: (_address, _session, done) =>
        done(isRefused ? refusal(550, 'Not permitted to send as this sender') : undefined),
    },
  })
  const { queue, waitForAttempts, read, mailer } = await outbox(smtp.url, {
    pace: { backoffMs: 300 },
  })
  await queue()
  await queue({ subject: 'another' })
  await waitForAttempts(1)
  mailer.wake()
  await sleep(50)
  expect((await read()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 0],
  ])
  expect((await read())[0]?.lastError).toMatch(/550 Not permitted.*correct MAIL_FROM/)
  isRefused = false
  await waitForAttempts(2, 2 * MINUTE_MS)
  expect((await read()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a refused mail is sent when staff send it again', async () => {
  const smtp = await smtpServer({
    onRecipient: (count) => (count === 1 ? refusal(550, 'No such user') : undefined),
  })
  const { queue, waitForAttempts, onlyMail, site, mailer } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  await resendMail(site.db, (await onlyMail()).id, PROGRAM, 0)
  mailer.wake()
  await expect.poll(async () => (await onlyMail()).state).toBe('sent')
})

test('451 from greylisting is retried with backoff and the same Message-ID', async () => {
  const smtp = await smtpServer({
    onRecipient: (count) => (count <= 2 ? refusal(451, 'Greylisted') : undefined),
  })
  const { queue, waitForAttempts, onlyMail, mailer } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'waiting', attempts: 1 })
  expect((await onlyMail()).lastError).toMatch(/451.*Greylisted/)
  mailer.wake()
  await waitForAttempts(1, 2 * MINUTE_MS)
  await waitForAttempts(1, 7 * MINUTE_MS)
  expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 3 })
  expect(smtp.recipients).toHaveLength(3)
  expect(smtp.deliveries.map(({ mail }) => mail.messageId)).toEqual([
    `<${(await onlyMail()).id}@www.example.com>`,
  ])
})

test('452 after the mail is retried', async () => {
  const smtp = await smtpServer({
    onReceived: (count) => (count === 1 ? refusal(452, 'Disk full') : undefined),
  })
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'waiting' })
  await waitForAttempts(1, 2 * MINUTE_MS)
  expect((await onlyMail()).state).toBe('sent')
})

test.each(['onConnect', 'onRecipient', 'onReceived'] as const)(
  '421 at %s is retried, and the other mails wait too',
  async (moment) => {
    let isBusy = true
    const smtp = await smtpServer({ [moment]: () => (isBusy ? refusal(421, 'Busy') : undefined) })
    const { queue, waitForAttempts, read, mailer } = await outbox(smtp.url, {
      pace: { backoffMs: 300 },
    })
    await queue()
    await queue({ subject: 'another' })
    await waitForAttempts(1)
    await sleep(150)
    mailer.wake()
    await sleep(50)
    expect((await read()).map((mail) => mail.attempts)).toEqual([1, 0])
    expect((await read()).map((mail) => mail.state)).toEqual(['waiting', 'waiting'])
    isBusy = false
    await waitForAttempts(2, 2 * MINUTE_MS)
    expect((await read()).map((mail) => mail.state)).toEqual(['sent', 'sent'])
  },
)

test('a server that never greets times out', async () => {
  const { url } = closeAfterTest(await startSilentServer())
  const { queue, waitForAttempts, onlyMail } = await outbox(url, { pace: impatient })
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'waiting' })
  expect((await onlyMail()).lastError).toMatch(/greeting/i)
})

test('a mail without a final response is retried with the same Message-ID', async () => {
  const smtp = await smtpServer({ onReceived: (count) => (count === 1 ? 'silence' : undefined) })
  const pace = { socketTimeout: 2000 }
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url, { pace })
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'waiting' })
  await waitForAttempts(1, 2 * MINUTE_MS)
  expect((await onlyMail()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(2)
  expect(new Set(smtp.deliveries.map(({ mail }) => mail.messageId)).size).toBe(1)
})

test('the response to a mail is awaited for the ten minutes of RFC 5321', () => {
  expect(TIMEOUTS.socketTimeout).toBeGreaterThanOrEqual(10 * MINUTE_MS)
  expect(PACE.deliveryMs).toBeGreaterThan(TIMEOUTS.socketTimeout)
})

test('a mail whose connection is lost is retried', async () => {
  let isFaulty = true
  const smtp = await smtpServer({ onFirstBytes: () => (isFaulty ? 'hang up' : undefined) })
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'waiting' })
  isFaulty = false
  await waitForAttempts(1, 2 * MINUTE_MS)
  expect((await onlyMail()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test('a connection closed between two mails is reopened without a failed attempt', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts, read } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  smtp.hangUp()
  await queue({ subject: 'another' })
  await waitForAttempts(1)
  expect((await read()).map((mail) => mail.state)).toEqual(['sent', 'sent'])
  expect(smtp.connections).toBe(2)
})

test('a refused connection is retried, and the mail is sent once a server listens', async () => {
  const port = await freePort()
  const { queue, waitForAttempts, onlyMail } = await outbox(`smtp://127.0.0.1:${port}`)
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).lastError).toMatch(/ECONNREFUSED/)
  const smtp = closeAfterTest(await startSmtp({}, port))
  await waitForAttempts(1, 2 * MINUTE_MS)
  expect((await onlyMail()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test.each([
  ['smtps', { secure: true, disabledCommands: ['AUTH'] }],
  ['STARTTLS', { disabledCommands: ['AUTH'] }],
])('a server with an untrusted certificate gets no mail over %s', async (_name, options) => {
  const smtp = await smtpServer({ options })
  const { queue, waitForAttempts, onlyMail } = await outbox(elsewhere(smtp.url))
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).state).toBe('waiting')
  expect((await onlyMail()).lastError).toMatch(/certificate/i)
  expect(smtp.recipients).toEqual([])
})

test('a server without TLS at an smtps: URL gets no mail', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url.replace('smtp:', 'smtps:'))
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).state).toBe('waiting')
  expect(smtp.recipients).toEqual([])
})

test('a wrong SMTP password keeps the mail waiting and is not in the error', async () => {
  const smtp = await smtpServer({
    options: {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')),
    },
  })
  const { queue, waitForAttempts, onlyMail } = await outbox(
    smtp.url.replace('//', '//user:secret-word@'),
  )
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).state).toBe('waiting')
  expect((await onlyMail()).lastError).toMatch(/535/)
  expect((await onlyMail()).lastError).not.toContain('secret-word')
})

test('a password is sent without TLS only with requireTLS=false', async () => {
  let logins = 0
  const smtp = await smtpServer({
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
  const { queue, waitForAttempts, onlyMail, site, mailer } = await outbox(url)
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).lastError).toMatch(/STARTTLS/)
  expect(logins).toBe(0)
  await mailer.stop()

  const allowed = await outbox(`${url}?requireTLS=false`)
  expect(allowed.site).not.toBe(site)
  await allowed.queue()
  await allowed.waitForAttempts(1)
  expect((await allowed.onlyMail()).state).toBe('sent')
  expect(logins).toBe(1)
})

test('a local mail server may have a self-signed certificate', async () => {
  const smtp = await smtpServer({ options: { disabledCommands: ['AUTH'] } })
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  expect((await onlyMail()).state).toBe('sent')
})

test('the log has no personal data', async () => {
  const smtp = await smtpServer({
    onRecipient: (count) => (count === 1 ? refusal(550, `No ${asha.email}`) : undefined),
  })
  const levels = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level))
  const { queue, waitForAttempts } = await outbox(smtp.url)
  await queue()
  await queue()
  await waitForAttempts(2)
  const lines = JSON.stringify(levels.flatMap((spy) => spy.mock.calls))
  expect(lines).toMatch(/mail not sent.*mail sent|mail sent.*mail not sent/)
  for (const word of [asha.name, asha.email, asha.desc, 'hello@example.com', smtp.url])
    expect(lines).not.toContain(word)
})

test('a mail whose outcome cannot be stored is sent only once', async () => {
  const smtp = await smtpServer()
  const { queue, mailer, onlyMail, site } = await outbox(smtp.url)
  await queue()
  const allowWrites = refuseWrites(site.db)
  mailer.wake()
  await expect.poll(() => smtp.deliveries.length).toBe(1)
  for (let i = 0; i < 20; i++) {
    mailer.wake()
    await sleep(5)
  }
  allowWrites()
  const wakeAndRead = async () => {
    mailer.wake()
    return (await onlyMail()).state
  }
  await expect.poll(wakeAndRead).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test('a locked database causes no backoff and no second delivery', async () => {
  const smtp = await smtpServer()
  const { queue, mailer, onlyMail, site } = await outbox(smtp.url, { pace: { backoffMs: 60_000 } })
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
  await expect.poll(async () => (await onlyMail()).state).toBe('sent')
  expect(smtp.deliveries).toHaveLength(1)
})

test('stop waits for the mail in flight', async () => {
  const smtp = await smtpServer({
    options: {
      onData(stream, _session, done) {
        stream.resume()
        setTimeout(() => done(), 150)
      },
    },
  })
  const { queue, mailer, onlyMail } = await outbox(smtp.url)
  await queue()
  mailer.wake()
  await expect.poll(() => smtp.recipients.length).toBe(1)
  await mailer.stop()
  expect((await onlyMail()).state).toBe('sent')
})

test('stop gives up on a silent server and keeps the mail waiting', async () => {
  const smtp = await smtpServer({ onReceived: () => 'silence' })
  const pace = { stopMs: 50, socketTimeout: 120_000 }
  const { queue, mailer, onlyMail } = await outbox(smtp.url, { pace })
  await queue()
  mailer.wake()
  await expect.poll(() => smtp.deliveries.length).toBe(1)
  await mailer.stop()
  expect(await onlyMail()).toMatchObject({ state: 'waiting', attempts: 0 })
  mailer.wake()
  expect(smtp.connections).toBe(1)
})

test('a delivery that takes too long is abandoned and the mail waits', async () => {
  const smtp = await smtpServer({ onReceived: () => 'silence' })
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url, { pace: { deliveryMs: 200 } })
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({
    state: 'waiting',
    lastError: 'The mail server took too long',
  })
})

test('an idle mailer polls for new mail', async () => {
  const smtp = await smtpServer()
  const { mailer, queue, onlyMail } = await outbox(smtp.url, { pace: { pollMs: 20 } })
  await queue()
  await expect.poll(async () => (await onlyMail()).state).toBe('sent')
  await mailer.stop()
})
