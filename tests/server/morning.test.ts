import { expect, test } from 'vitest'
import { log } from '#app/http/log.server'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { changeStatus, flagSpam, setFollowUp } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { logCall } from '#app/models/enquiry/note.server'
import { listDueMails } from '#app/models/mail/delivery.server'
import { writeSummary } from '#app/models/mail/summary.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { startDaily } from '#app/server/jobs/daily'
import { DAILY_JOBS } from '#app/server/jobs/daily-jobs'
import { dailyRuns, mails } from '#db/schema'
import { asha, freshSite, tables } from '#tests/support/app'
import { email, receive } from '#tests/support/emails'

log.level = 'silent'
/** A time in Lucknow; 2 March 2026 is a Monday. */
const at = (text: string) => Date.parse(`${text}:00+05:30`)

/** A site that opens at 09:30, with a clock that the test controls. */
async function openOffice(env: Record<string, string> = {}) {
  const settings = readSettings({
    SITE_ORIGIN: 'https://www.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  })
  const hours = { timeZone: 'Asia/Kolkata', opensAt: '09:30', holidays: ['2026-03-03 Holi'] }
  const site = await freshSite({ settings, company: company.parse(hours) })
  const clock = { now: at('2026-03-02T08:00') }
  const jobs = DAILY_JOBS.filter(({ isAtOpening }) => isAtOpening)
  const start = () => startDaily(site, jobs, () => clock.now)
  const summaries = async () =>
    (await tables(site.db).select().from(mails)).filter(({ kind }) => kind === 'summary')
  return {
    site,
    clock,
    summaries,
    /** Starts the jobs at that time. @returns the number of summaries so far */
    async check(time: string) {
      clock.now = at(time)
      const daily = start()
      await daily.check()
      await daily.stop()
      return (await summaries()).length
    },
    async enquire(name: string, time: string) {
      const input = { name, email: 'a@example.com', desc: `${asha.desc} ${name}` }
      return createEnquiry(site.db, input, { type: 'General', now: at(time) })
    },
    /** Subject and text as they are sent. */
    async sent() {
      const due = await listDueMails(site.db, clock.now, 99)
      const mail = due.find(({ kind }) => kind === 'summary')
      return mail && (await writeSummary(site, mail, clock.now))
    },
  }
}

test('one summary is queued on each working morning after opening, also after a restart', async () => {
  const { check, enquire } = await openOffice()
  await enquire('Asha', '2026-03-01T12:00')
  expect(await check('2026-03-02T09:29')).toBe(0)
  expect(await check('2026-03-02T09:30')).toBe(1)
  expect(await check('2026-03-02T10:00')).toBe(1)
  expect(await check('2026-03-03T10:00')).toBe(1)
  expect(await check('2026-03-04T10:05')).toBe(2)
  expect(await check('2026-03-05T15:00')).toBe(2)
  expect(await check('2026-03-06T09:30')).toBe(3)
  expect(await check('2026-03-07T09:30')).toBe(3)
})

test('a crash before the run is recorded causes no second summary', async () => {
  const { check, enquire, site } = await openOffice()
  await enquire('Asha', '2026-03-01T12:00')
  expect(await check('2026-03-02T09:30')).toBe(1)
  await tables(site.db).delete(dailyRuns)
  expect(await check('2026-03-02T09:40')).toBe(1)
})

test.each([
  ['there is no enquiry', {}, undefined],
  ['MORNING_SUMMARY is off', { MORNING_SUMMARY: 'off' }, 'Asha'],
  ['there is no mail server', { SMTP_URL: '' }, 'Asha'],
])('no summary is queued if %s', async (_, env, name) => {
  const { check, enquire } = await openOffice(env)
  if (name) await enquire(name, '2026-03-01T12:00')
  expect(await check('2026-03-02T09:30')).toBe(0)
})

test('the summary reports emails that match no enquiry, also alone', async () => {
  const { site, check, sent } = await openOffice()
  await receive(site, email({ From: 'Ravi <ravi@example.org>' }))
  expect(await check('2026-03-02T09:30')).toBe(1)
  const link = 'https://www.example.com/admin/inbox'
  expect((await sent())?.text).toContain(`1 email matches no enquiry: ${link}`)
  await receive(site, email({ From: 'Usha <usha@example.org>' }))
  expect((await sent())?.text).toContain(`2 emails match no enquiry: ${link}`)
})

test('the summary lists due and longest waiting enquiries and counts new and unassigned ones', async () => {
  const { site, check, enquire, sent } = await openOffice()
  const { db } = site
  const old = await enquire('Old', '2026-02-23T10:00')
  const touched = await enquire('Touched', '2026-02-23T11:00')
  const closed = await enquire('Closed', '2026-02-23T12:00')
  const spam = await enquire('Spam', '2026-02-23T12:30')
  const due = await enquire('Due', '2026-02-24T10:00')
  const late = await enquire('Late', '2026-02-24T11:00')
  const later = await enquire('Later', '2026-02-24T12:00')
  const young = await enquire('Young', '2026-02-28T10:00')
  await logCall(db, PROGRAM, touched._id, 'Called', at('2026-02-27T15:30'))
  await changeStatus(db, PROGRAM, [closed._id], 'Closed')
  await flagSpam(db, PROGRAM, [spam._id], true)
  await setFollowUp(db, PROGRAM, due._id, '2026-03-02')
  await setFollowUp(db, PROGRAM, late._id, '2026-02-26')
  await setFollowUp(db, PROGRAM, later._id, '2026-03-05')
  await check('2026-03-02T09:30')
  const mail = await sent()
  expect(mail?.subject).toBe('Enquiries on 2 Mar: 2 to follow up, 6 open, 6 unassigned')
  const link = (id: string) => `https://www.example.com/admin/enquiries/${id}`
  expect(mail?.text).toBe(
    [
      '1 new enquiry since 27 Feb, 09:30\n6 unassigned',
      'To follow up today (2):',
      `${late.reference}, Late: Follow-up overdue since 26 Feb\n${link(late._id)}`,
      `${due.reference}, Due: Follow up today\n${link(due._id)}`,
      'Waiting longest:',
      `${old.reference}, Old: waiting 4 working days\n${link(old._id)}`,
      `${touched.reference}, Touched: waiting 1 h\n${link(touched._id)}`,
      `${young.reference}, Young: waiting under an hour\n${link(young._id)}`,
      'https://www.example.com/admin',
    ].join('\n\n'),
  )
})

test('the summary lists ten enquiries per section and is written when it is sent', async () => {
  const { site, check, enquire, sent, clock, summaries } = await openOffice()
  for (let i = 10; i < 25; i++) {
    const { _id } = await enquire(`Due ${i}`, `2026-02-24T10:${i}`)
    await setFollowUp(site.db, PROGRAM, _id, '2026-03-02')
    await enquire(`Waits ${i}`, `2026-02-25T10:${i}`)
  }
  await check('2026-03-02T09:30')
  const text = (await sent())?.text ?? ''
  expect(text).toContain('And 5 others: https://www.example.com/admin?show=due')
  expect(text.match(/, Due \d+:/g)).toHaveLength(10)
  expect(text.match(/, Waits \d+:/g)).toEqual(
    Array.from({ length: 10 }, (_, at) => `, Waits ${10 + at}:`),
  )
  expect(JSON.stringify(await summaries())).not.toContain('Waits')
  // A summary that could not be sent that day is not sent the day after.
  clock.now = at('2026-03-03T08:00')
  expect(await sent()).toBeUndefined()
  expect(await summaries()).toEqual([])
})
