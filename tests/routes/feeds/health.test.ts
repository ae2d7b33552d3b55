import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { canTakeEnquiries, readHealth } from '#app/models/health/ready.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { asha, freshSite, tables } from '#tests/support/app'
import { readyFor } from '#tests/support/ready'

beforeEach(() => freshSite())

test('the readiness endpoint shows a local client database, disk, mail and event loop', async () => {
  const response = await readyFor('127.0.0.1')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: 'ready',
    message: 'The site is ready',
    database: 'writable',
    diskFreeMb: expect.any(Number),
    mail: { isSetUp: false, waiting: 0, oldestMinutes: 0 },
    eventLoopMs: expect.any(Number),
  })
})

test.each(['10.0.0.9', '192.168.1.4', 'fd00::9', '::1'])(
  'the private address %s gets all fields',
  async (address) => {
    expect(await (await readyFor(address)).json()).toHaveProperty('diskFreeMb')
  },
)

test.each(['203.0.113.9', '2001:db8::1', ''])(
  'the public or unknown address "%s" gets only the status',
  async (address) => {
    const response = await readyFor(address)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ready', message: 'The site is ready' })
  },
)

test('the site is not ready with less than 32 MB of free disk space', async () => {
  const health = await readHealth(site())
  expect(canTakeEnquiries({ ...health, diskFreeMb: 31 })).toBe(false)
  expect(canTakeEnquiries({ ...health, diskFreeMb: 32 })).toBe(true)
})

test('readiness has the number and age of waiting mails and none of their content', async () => {
  const settings = readSettings({ SMTP_URL: 'smtp://user:hidden-word@mail.example.com' })
  const opened = await freshSite({ settings })
  const mail = {
    kind: 'enquiry',
    subjectId: 'x',
    replyTo: { name: asha.name, address: asha.email },
    subject: 'hidden-subject',
    text: 'hidden-text',
  } as const
  await queueMail(tables(opened.db), { ...mail, now: 60_000 })
  await queueMail(tables(opened.db), { ...mail, now: 120_000 })
  const health = await readHealth(opened, 60_000 * 11)
  expect(health.mail).toEqual({ isSetUp: true, waiting: 2, oldestMinutes: 10 })
  expect(JSON.stringify(await (await readyFor('127.0.0.1')).json())).not.toMatch(
    /hidden|asha|example/,
  )
})
