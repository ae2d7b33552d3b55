import { expect, test, vi } from 'vitest'

import { log } from '#app/http/log.server'
import { readSettings } from '#app/models/company/settings.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { watchHealth } from '#app/server/jobs/jobs'
import type { Database } from '#db/database.server'
import { mails } from '#db/schema'
import { freshSite, tables } from '#tests/support/app'
import { sampleMail } from '#tests/support/outbox'

test('the server checks its health every five minutes and mails staff', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const settings = readSettings({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { db, ...site } = await freshSite({ settings })
  await queueMail(tables(db), { ...sampleMail, now: Date.now() - 2 * 3_600_000 })
  watchHealth({ db, ...site })
  vi.advanceTimersByTime(4 * 60_000)
  expect(await tables(db).select().from(mails)).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  const subjects = async () => (await tables(db).select().from(mails)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Needs attention: Emails waiting')
})

test('a failed health check is logged', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const settings = readSettings({ SMTP_URL: 'smtp://127.0.0.1:9' })
  watchHealth({ ...(await freshSite({ settings })), db: {} as Database })
  vi.advanceTimersByTime(5 * 60_000)
  const ofWatch = () =>
    logged.mock.calls.filter(([, message]) => message === 'faults not announced')
  await expect.poll(ofWatch).toHaveLength(1)
})
