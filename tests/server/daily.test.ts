import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { log } from '#app/http/log.server'
import { binApplication } from '#app/models/application/bin.server'
import { countApplications } from '#app/models/application/search.server'
import { HOUR_MS, MINUTE_MS } from '#app/models/company/calendar'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { listNotices } from '#app/models/health/watched.server'
import { newId } from '#app/models/identifier.server'
import { runRetention } from '#app/models/privacy/retention.server'
import { CLOCK_JUMP, SHORTENED } from '#app/models/privacy/retention-pause.server'
import { type DailyJob, startDaily } from '#app/server/jobs/daily'
import { DAILY_JOBS } from '#app/server/jobs/daily-jobs'
import { isPostgres } from '#db/engine'
import { contentVersions, dailyRuns, enquiries } from '#db/schema'
import { asha, freshSite, tables } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { refuseWrites } from '#tests/support/refuse-writes'

log.level = 'silent'
const at = (instant: string) => Date.parse(instant)
const lastRunsOf = async ({ db }: Pick<Site, 'db'>) =>
  tables(db).select().from(dailyRuns).orderBy(dailyRuns.job)

/** A site in Kolkata (UTC+5:30) with a clock and a job that the test controls. */
async function oneJob(
  work: DailyJob['run'] = async () => 'swept',
  more: Pick<DailyJob, 'isMonthly'> = {},
) {
  const site = await freshSite({ company: company.parse({ timeZone: 'Asia/Kolkata' }) })
  let runs = 0
  const clock = { now: 0 }
  const job: DailyJob = {
    ...more,
    name: 'sweep',
    run: (...args) => {
      runs++
      return work(...args)
    },
  }
  const start = () => startDaily(site, [job], () => clock.now)
  return { site, clock, start, runs: () => runs }
}

test('a job runs once a day, not before 03:00 in the company’s time zone', async () => {
  const { site, clock, start, runs } = await oneJob()
  const daily = start()
  clock.now = at('2026-03-01T21:29:00Z')
  await daily.check()
  expect(runs()).toBe(0)
  clock.now = at('2026-03-01T21:30:00Z')
  await daily.check()
  await daily.check()
  expect(runs()).toBe(1)
  expect(await lastRunsOf(site)).toEqual([
    {
      job: 'sweep',
      day: '2026-03-02',
      finishedAt: clock.now,
      outcome: 'swept',
      isOk: true,
      succeededAt: clock.now,
    },
  ])
  clock.now += 24 * HOUR_MS
  await daily.check()
  expect(runs()).toBe(2)
  await daily.stop()
})

function fakeClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: at(instant) })
}

/** Advances the clock in steps, because PostgreSQL responds in real time. */
async function advance(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10 * MINUTE_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 10 * MINUTE_MS))
    if (isPostgres) await sleep(60)
  }
}

test('a failing job is attempted at 03:00 and then every hour until midnight', async () => {
  fakeClock('2026-03-01T20:00:00Z')
  const attempts: string[] = []
  const { site } = await oneJob()
  const broken = {
    name: 'broken',
    run: () => {
      attempts.push(new Date().toISOString().slice(11, 16))
      return Promise.reject(new Error('disk full'))
    },
  }
  const daily = startDaily(site, [broken])
  await advance(24 * HOUR_MS)
  expect([attempts[0], attempts[1], attempts.at(-1), attempts.length]).toEqual([
    '21:30',
    '22:30',
    '17:30',
    21,
  ])
  await daily.stop()
})

test('a job at opening follows a change of the opening hours', async () => {
  fakeClock('2026-03-02T01:00:00Z')
  const { site } = await oneJob()
  const ranAt: string[] = []
  const run = async () => `${ranAt.push(new Date().toISOString().slice(11, 16))}`
  const daily = startDaily(site, [{ name: 'opening', isAtOpening: true, run }])
  site.company = { ...site.company, opensAt: '09:45' }
  await advance(8 * HOUR_MS)
  // At 09:45 in Kolkata, or when PostgreSQL has responded; the shipped opening is at 10:00.
  expect(ranAt).toEqual([expect.stringMatching(/^04:(15|2)/)])
  await daily.stop()
})

test('a job missed while the server was down runs within minutes of its start', async () => {
  fakeClock('2026-03-02T06:10:00Z')
  const { site } = await oneJob()
  let runs = 0
  const daily = startDaily(site, [{ name: 'missed', run: async () => `${++runs}` }])
  await advance(6 * MINUTE_MS)
  expect(runs).toBe(1)
  await daily.stop()
})

test('a restart neither repeats nor skips a daily run', async () => {
  const { clock, start, runs } = await oneJob()
  clock.now = at('2026-03-01T22:00:00Z')
  for (let i = 0; i < 2; i++) {
    const daily = start()
    await daily.check()
    await daily.stop()
  }
  expect(runs()).toBe(1)
  // The server was down at 03:00 and starts at noon.
  clock.now = at('2026-03-03T06:30:00Z')
  const daily = start()
  await daily.check()
  expect(runs()).toBe(2)
  await daily.stop()
})

test('a failed job is retried within the day, and its error is recorded', async () => {
  let isBroken = true
  const { site, clock, start, runs } = await oneJob(async () => {
    if (isBroken) throw new Error('disk full')
    return 'swept'
  })
  clock.now = at('2026-03-01T22:00:00Z')
  const daily = start()
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ outcome: 'disk full', isOk: false }])
  isBroken = false
  clock.now += HOUR_MS
  await daily.check()
  expect(runs()).toBe(2)
  expect(await lastRunsOf(site)).toMatchObject([{ outcome: 'swept', isOk: true }])
  await daily.stop()
})

test('every job runs even if no run can be recorded', async () => {
  const { site, clock } = await oneJob()
  const ran: string[] = []
  const job = (name: string) => ({ name, run: async () => `${ran.push(name)}` })
  const daily = startDaily(site, [job('first'), job('second')], () => clock.now)
  clock.now = at('2026-03-01T22:00:00Z')
  const allowWrites = refuseWrites(site.db)
  await daily.check()
  expect(ran).toEqual(['first', 'second'])
  allowWrites()
  clock.now += HOUR_MS
  await daily.check()
  await daily.check()
  expect(ran).toEqual(['first', 'second', 'first', 'second'])
  expect(await lastRunsOf(site)).toHaveLength(2)
  await daily.stop()
})

test('two checks start a job once, and stop waits for it', async () => {
  let finish = () => {}
  const order: string[] = []
  const { clock, start, runs } = await oneJob(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    order.push('job')
    return 'swept'
  })
  clock.now = at('2026-03-01T22:00:00Z')
  const daily = start()
  void daily.check()
  void daily.check()
  await expect.poll(runs).toBe(1)
  await sleep(20)
  expect(runs()).toBe(1)
  const stopped = daily.stop().then(() => order.push('stopped'))
  finish()
  await stopped
  expect(order).toEqual(['job', 'stopped'])
})

test('a failing job is retried every hour and keeps the time of its last success', async () => {
  let isBroken = false
  const { site, clock, start, runs } = await oneJob(async () => {
    if (isBroken) throw new Error('the bucket is away')
    return 'sent'
  })
  const daily = start()
  clock.now = at('2026-03-01T22:00:00Z')
  const succeededAt = clock.now
  await daily.check()
  isBroken = true
  for (let hour = 0; hour < 3; hour++) {
    clock.now = at('2026-03-02T22:00:00Z') + hour * HOUR_MS
    await daily.check()
  }
  expect(runs()).toBe(4)
  expect(await lastRunsOf(site)).toMatchObject([
    { isOk: false, outcome: 'the bucket is away', finishedAt: clock.now, succeededAt },
  ])
  isBroken = false
  await daily.check()
  expect(runs()).toBe(4)
  clock.now += HOUR_MS
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: true, succeededAt: clock.now }])
  await daily.stop()
})

test('a monthly job runs once a month, and once a day until it succeeds', async () => {
  let isBroken = false
  const work = async () => {
    if (isBroken) throw new Error('the backup is damaged')
    return 'rehearsed'
  }
  const { clock, start, runs } = await oneJob(work, { isMonthly: true })
  const daily = start()
  const ranAt = async (instant: string) => {
    clock.now = at(instant)
    const before = runs()
    await daily.check()
    return runs() > before
  }
  expect(await ranAt('2026-03-29T22:00:00Z')).toBe(true)
  expect(await ranAt('2026-03-29T23:00:00Z')).toBe(false)
  expect(await ranAt('2026-03-30T22:00:00Z')).toBe(false)
  isBroken = true
  expect(await ranAt('2026-03-31T22:00:00Z')).toBe(true)
  expect(await ranAt('2026-03-31T23:00:00Z')).toBe(false)
  expect(await ranAt('2026-04-01T22:00:00Z')).toBe(true)
  isBroken = false
  expect(await ranAt('2026-04-02T22:00:00Z')).toBe(true)
  expect(await ranAt('2026-04-03T22:00:00Z')).toBe(false)
  await daily.stop()
})

test('stop aborts a running job through its signal and records no run', async () => {
  const work: DailyJob['run'] = (_site, _now, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('ended')))
    })
  const { site, clock, start, runs } = await oneJob(work)
  clock.now = at('2026-03-01T22:00:00Z')
  const daily = start()
  const checked = daily.check()
  await vi.waitFor(() => expect(runs()).toBe(1))
  await daily.stop()
  await checked
  expect(await lastRunsOf(site)).toEqual([])
})

test('the recorded error of a failed query has no parameters', async () => {
  const site = await freshSite()
  const failed = new DrizzleQueryError('select', ['asha@example.in'], new Error('no such table'))
  const job = { name: 'broken', run: () => Promise.reject(failed) }
  const daily = startDaily(site, [job], () => at('2026-03-01T22:00:00Z'))
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: false, outcome: 'no such table' }])
  await daily.stop()
})

test('the jobs of an empty site succeed with nothing to do', async () => {
  const env = { DATA_DIR: join(tmpdir(), 'no-such-site'), NIGHTLY_BACKUP: 'off' }
  const site = await freshSite({ settings: readSettings(env) })
  const daily = startDaily(site, DAILY_JOBS, () => at('2026-03-01T22:00:00Z'))
  await daily.check()
  const runs = await lastRunsOf(site)
  // The others are off with NIGHTLY_BACKUP and without BACKUP_TO.
  const backups = isPostgres ? [] : ['backup']
  expect(runs.map((run) => run.job)).toEqual([...backups, 'bin', 'retention', 'sweep'])
  const outcomes = Object.fromEntries(runs.map((run) => [run.job, run.isOk && run.outcome]))
  expect(outcomes).toMatchObject({
    ...(!isPostgres && { backup: 'NIGHTLY_BACKUP is off' }),
    retention: 'nothing to delete',
    sweep: isPostgres ? '0 files without a row removed' : '0 files to the trash, 0 out of it',
  })
  await daily.stop()
})

test('retention pauses after a clock jump until the clock is corrected or staff run it', async () => {
  const site = await freshSite()
  const { db, company: facts, settings } = site
  const clock = { now: at('2026-03-01T22:00:00Z') }
  await createEnquiry(db, enquiryInput.parse(asha), { type: 'General', now: clock.now })
  const retention = DAILY_JOBS.find(({ name }) => name === 'retention')
  if (!retention) throw new Error('There is no such job')
  const daily = startDaily(site, [retention], () => clock.now)
  const left = () => db.$count(enquiries)
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: true }])

  clock.now += 1200 * 24 * HOUR_MS
  for (let hour = 0; hour < 3; hour++) {
    await daily.check()
    clock.now += HOUR_MS
  }
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: false, outcome: CLOCK_JUMP }])
  expect(await left()).toBe(1)

  clock.now -= 1199 * 24 * HOUR_MS
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: true }])
  expect(await left()).toBe(1)

  clock.now += 1200 * 24 * HOUR_MS
  await daily.check()
  expect(await left()).toBe(1)
  const actor = { id: 'meera', name: 'Meera' }
  const by = { actor, uploads: settings.uploadsDir, now: clock.now }
  await runRetention(db, facts.retention, by)
  expect(await left()).toBe(0)
  clock.now += HOUR_MS
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: true }])
  await daily.stop()
})

test('retention pauses after a period is shortened until staff run it or it is long again', async () => {
  const site = await freshSite()
  const { db, settings } = site
  const clock = { now: at('2026-03-01T22:00:00Z') }
  const publish = async (enquiryMonths: number) => {
    const published = company.parse({ retention: { enquiryMonths } })
    const author = { adminId: '', adminName: '' }
    const version = { document: 'company', value: JSON.stringify(published), format: 5, ...author }
    await tables(db)
      .insert(contentVersions)
      .values({ ...version, id: newId(clock.now), createdAt: clock.now })
    site.company = published
  }
  const left = () => db.$count(enquiries)
  await createEnquiry(db, enquiryInput.parse(asha), { type: 'General', now: clock.now })
  const retention = DAILY_JOBS.filter(({ name }) => name === 'retention')
  const daily = startDaily(site, retention, () => clock.now)
  for (let month = 0; month < 14; month++) {
    await daily.check()
    clock.now += 30 * 24 * HOUR_MS
  }
  const lastRun = async () => {
    clock.now += 24 * HOUR_MS
    await daily.check()
    return (await lastRunsOf(site))[0]
  }
  await publish(13)
  expect(await lastRun()).toMatchObject({ isOk: false, outcome: SHORTENED })
  expect(await lastRun()).toMatchObject({ isOk: false, outcome: SHORTENED })
  expect(await listNotices(site, clock.now)).toContainEqual({
    id: 'retention',
    text: 'Expired data is not being deleted',
    to: '/admin/retention',
  })
  await publish(24)
  expect(await lastRun()).toMatchObject({ isOk: true })
  expect(await left()).toBe(1)

  await publish(13)
  expect(await lastRun()).toMatchObject({ isOk: false })
  const by = { actor: { id: 'meera', name: 'Meera' }, uploads: settings.uploadsDir }
  await runRetention(db, site.company.retention, { ...by, now: clock.now })
  expect(await left()).toBe(0)
  expect(await lastRun()).toMatchObject({ isOk: true })
  await publish(12)
  expect(await lastRun()).toMatchObject({ isOk: true })
  await daily.stop()
})

test('after a clock jump the bin keeps what was put there since the last night', async () => {
  const site = await freshSite()
  const { db, settings } = site
  const clock = { now: at('2026-03-01T22:00:00Z') }
  const daily = startDaily(
    site,
    DAILY_JOBS.filter(({ name }) => name === 'bin'),
    () => clock.now,
  )
  await daily.check()
  const { _id } = await submit(db, settings.uploadsDir)
  const binned = () => countApplications(db, { isBinned: true })
  await binApplication(db, _id, { id: 'meera', name: 'Meera' }, clock.now + HOUR_MS)

  clock.now += 60 * 24 * HOUR_MS
  await daily.check()
  expect(await lastRunsOf(site)).toMatchObject([{ isOk: true }])
  expect(await binned()).toBe(1)

  clock.now += 24 * HOUR_MS
  await daily.check()
  expect(await binned()).toBe(0)
  await daily.stop()
})
