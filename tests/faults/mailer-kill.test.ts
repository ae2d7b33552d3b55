import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, type TestContext, test } from 'vitest'
import { mails } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { asha, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { endSoon, type Program, postJson, startProgram } from '#tests/support/program'
import { startReceiver } from '#tests/support/receiver'
import { type SmtpBehaviour, startSmtp } from '#tests/support/smtp'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

/** The built program with its own data directory and a mail server of the given behaviour. */
async function siteWith({ onTestFinished }: TestContext, behaviour: SmtpBehaviour) {
  const smtp = await startSmtp(behaviour)
  onTestFinished(() => smtp.close())
  const dataDir = freshFolder()
  return {
    smtp,
    start: (env: Record<string, string> = {}) =>
      startProgram({ DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env }),
    async outbox() {
      const db = openDatabase(join(dataDir, 'db', 'site.sqlite'))
      const rows = await tables(db).select().from(mails)
      await db.close()
      return rows
    },
    /** As if ten minutes had passed. */
    async makeSummaryDue() {
      const db = openDatabase(join(dataDir, 'db', 'site.sqlite'))
      await tables(db).update(mails).set({ nextAttemptAt: 1 }).where(eq(mails.kind, 'summary'))
      await db.close()
    },
  }
}

async function enquire({ url }: Program, desc = asha.desc): Promise<void> {
  const response = await postJson(`${url}/enquiry/send`, { ...asha, desc })
  expect(response.status).toBe(201)
}

test.for([
  ['before the mail server replies', 'silence'],
  ['after the 250, before the mail is marked as sent', undefined],
] as const)(
  'killed %s, the program sends the mail again with the same Message-ID',
  async ([, reply], context) => {
    let kill = async () => {}
    const { smtp, start, outbox } = await siteWith(context, {
      async onReceived(count) {
        if (count === 1) await kill()
        return count === 1 ? reply : undefined
      },
    })
    const first = await start()
    const killed = new Promise<void>((resolve) => {
      kill = async () => {
        // A stopped process cannot read the 250; it is killed before it could.
        first.process.kill('SIGSTOP')
        await sleep(100)
        setTimeout(() => resolve(first.end('SIGKILL').then(() => {})), 300)
      }
    })
    await enquire(first)
    await killed
    await expect.poll(() => smtp.deliveries).toHaveLength(1)
    expect((await outbox()).map((mail) => mail.state)).toEqual(['waiting'])

    const second = await start()
    await expect
      .poll(async () => (await outbox()).map((mail) => mail.state), { timeout: 20_000 })
      .toEqual(['sent'])
    expect(smtp.deliveries).toHaveLength(2)
    const [before, after] = smtp.deliveries
    expect(before?.mail.messageId).toContain(`<${(await outbox())[0]?.id}@`)
    expect(after?.mail.messageId).toBe(before?.mail.messageId)
    expect(await second.end('SIGTERM')).toBe(0)
  },
)

test('a summary interrupted by kills is sent again with every enquiry and the same Message-ID', async (context) => {
  const { smtp, start, outbox, makeSummaryDue } = await siteWith(context, {
    onReceived: (count) => (count === 2 ? 'silence' : undefined),
  })
  const env = { STAFF_MAILS_PER_HOUR: '1' }
  const first = await start(env)
  await enquire(first)
  await expect.poll(() => smtp.deliveries.length, { timeout: 20_000 }).toBe(1)
  for (const desc of ['Second message', 'Third message']) await enquire(first, desc)
  const summarised = async () => (await outbox()).filter(({ summaryId }) => summaryId).length
  await expect.poll(summarised, { timeout: 20_000 }).toBe(2)
  await first.end('SIGKILL')

  await makeSummaryDue()
  const second = await start(env)
  await expect.poll(() => smtp.deliveries.length, { timeout: 20_000 }).toBe(2)
  await second.end('SIGKILL')
  expect(await summarised()).toBe(2)

  const third = await start(env)
  const states = async () => (await outbox()).map(({ state }) => state)
  await expect.poll(states, { timeout: 20_000 }).toEqual(['sent', 'sent', 'sent', 'sent'])
  const [, unanswered, summary] = smtp.deliveries
  expect(summary?.mail.messageId).toBe(unanswered?.mail.messageId)
  expect(summary?.mail.text).toContain('Second message')
  expect(summary?.mail.text).toContain('Third message')
  expect(smtp.deliveries).toHaveLength(3)
  expect(await third.end('SIGTERM')).toBe(0)
})

test('SIGTERM lets a mail in transit finish, so that it is sent once', async (context) => {
  let stop = () => {}
  const { smtp, start, outbox } = await siteWith(context, {
    async onReceived() {
      stop()
      await sleep(500)
      return undefined
    },
  })
  const program = await start()
  const stopped = new Promise<number | null>((resolve) => {
    stop = () => resolve(program.end('SIGTERM'))
  })
  await enquire(program)
  expect(await stopped).toBe(0)
  expect((await outbox()).map((mail) => mail.state)).toEqual(['sent'])
  expect(smtp.deliveries).toHaveLength(1)
})

test('a mail server that never replies does not delay a stop', async (context) => {
  const { smtp, start, outbox } = await siteWith(context, { onReceived: () => 'silence' })
  const program = await start()
  await enquire(program)
  await expect.poll(() => smtp.deliveries.length, { timeout: 20_000 }).toBe(1)
  expect(await endSoon(program)).toBe(0)
  expect((await outbox()).map((mail) => mail.state)).toEqual(['waiting'])
})

test('the log contains no name, email address or message of an enquiry', async (context) => {
  const { start, outbox } = await siteWith(context, {})
  const program = await start()
  await enquire(program)
  await expect
    .poll(async () => (await outbox()).map((mail) => mail.state), { timeout: 20_000 })
    .toEqual(['sent'])
  await program.end('SIGTERM')
  expect(program.output()).toContain('mail sent')
  for (const word of [asha.name, asha.email, asha.desc])
    expect(program.output()).not.toContain(word)
})

test('killed before a webhook delivery is marked as sent, the program sends it again with the same id', async ({
  onTestFinished,
}) => {
  const dataDir = freshFolder()
  const start = () => startProgram({ DATA_DIR: dataDir, WEBHOOK_ALLOW_PRIVATE: 'on' })
  const open = () => openDatabase(join(dataDir, 'db', 'site.sqlite'))
  let kill = async () => {}
  const receiver = await startReceiver(async (count) => {
    if (count === 1) await kill()
    return { status: 200 }
  })
  onTestFinished(() => receiver.close())
  const first = await start()
  const killed = new Promise<void>((resolve) => {
    kill = async () => resolve(first.end('SIGKILL').then(() => {}))
  })
  const db = open()
  await addWebhook(db, { url: new URL(receiver.url) })
  await db.close()
  await enquire(first)
  await killed
  const states = async () => {
    const read = open()
    const rows = await deliveriesOf(read)
    await read.close()
    return rows.map(({ state }) => state)
  }
  expect(await states()).toEqual(['waiting'])

  const second = await start()
  await expect.poll(states, { timeout: 20_000 }).toEqual(['sent'])
  const [before, after] = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(after).toBe(before)
  expect(receiver.received).toHaveLength(2)
  for (const word of [asha.name, asha.desc, 'whsec_', receiver.url])
    expect(second.output()).not.toContain(word)
  expect(await second.end('SIGTERM')).toBe(0)
})
