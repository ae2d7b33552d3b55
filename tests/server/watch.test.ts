import { expect, onTestFinished, test, vi } from 'vitest'

import { log } from '#app/http/log.server'
import { readSettings } from '#app/models/company/settings.server'
import { recordDailyRun } from '#app/models/daily-run.server'
import { watchHealth } from '#app/server/jobs/watch'
import type { Database } from '#db/database.server'
import { mails } from '#db/schema'
import { freshSite, tables } from '#tests/support/app'

test('the running program looks every five minutes and mails staff', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const settings = readSettings({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { db, ...site } = await freshSite({ settings })
  const failed = { day: '2026-03-02', finishedAt: Date.now(), isOk: false, outcome: 'No' }
  await recordDailyRun(db, { job: 'backup', ...failed })
  watchHealth({ db, ...site })
  vi.advanceTimersByTime(4 * 60_000)
  expect(await tables(db).select().from(mails)).toEqual([])
  vi.advanceTimersByTime(60_000)
  const subjects = async () => (await tables(db).select().from(mails)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Needs attention: Last backup')
})

test('a look that fails is logged, and the program goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const settings = readSettings({ SMTP_URL: 'smtp://127.0.0.1:9' })
  watchHealth({ ...(await freshSite({ settings })), db: {} as Database })
  vi.advanceTimersByTime(5 * 60_000)
  const ofWatch = () => logged.mock.calls.filter(([, said]) => said === 'faults not announced')
  await expect.poll(ofWatch).toHaveLength(1)
})
