import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { recordDailyRun } from '#app/models/daily-run.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { announceFaults } from '#app/models/health/notice.server'
import { listNotices, readHealthReport } from '#app/models/health/report.server'
import { markFailed, markSent } from '#app/models/mail/delivery.server'
import { queueMail, resendMail } from '#app/models/mail/outbox.server'
import { OPERATOR, recordLoneAct } from '#app/models/privacy/audit.server'
import { setActive } from '#app/models/webhook/webhook.server'
import { mails, webhookDeliveries } from '#db/schema'
import { asha, freshSite, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { news } from '#tests/support/outbox'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const now = Date.parse('2026-03-02T12:00:00Z')

async function healthSite(env: Record<string, string> = { SMTP_URL: 'smtp://127.0.0.1:9' }) {
  const dataDir = freshFolder()
  const site = await freshSite({ settings: readSettings({ DATA_DIR: dataDir, ...env }) })
  const { db } = site
  const backup = join(dataDir, 'backups', 'site-2026-03-02.tar')
  return {
    site,
    row: async (id: string, at = now) =>
      (await readHealthReport(site, at)).find((one) => one.id === id),
    notice: async (id: string, at = now) =>
      (await listNotices(site, at)).find((one) => one.id === id)?.text,
    putBackup(madeAt: number) {
      mkdirSync(join(dataDir, 'backups'), { recursive: true })
      writeFileSync(backup, '')
      utimesSync(backup, madeAt / 1000, madeAt / 1000)
    },
    ran: (job: string, isOk: boolean, outcome = '', finishedAt = now) =>
      recordDailyRun(db, { job, day: '2026-03-02', finishedAt, isOk, outcome }),
    queue: (at: number, change = {}) => queueMail(tables(db), { ...news, now: at, ...change }),
    notices: async () =>
      (await tables(db).select().from(mails).orderBy(mails.id)).filter(
        ({ kind }) => kind === 'notice',
      ),
  }
}

test('a new site is fine, but for email that was never tried and sample values', async () => {
  const { site, notice } = await healthSite()
  const rows = await readHealthReport(site, now)
  expect(rows.map(({ label, advice }) => [label, advice])).toEqual([
    ['Version', ''],
    ['Database', ''],
    ['Disk', expect.any(String)],
    ['Last backup', ''],
    ['Last test restore', ''],
    ['Emails waiting', ''],
    ['Last test email', 'Send one to see that email arrives.'],
    ['Company details', expect.stringContaining('Replace each, or leave it empty')],
  ])
  expect(rows[2]?.value).toMatch(/^[\d.,]+ [MGT]B free of [\d.,]+ [MGT]B$/)
  expect(await notice('mail')).toBeUndefined()
  expect(await notice('company')).toMatch(
    /^The site still shows sample values: company name, legal name, registration number and \d+ more$/,
  )
})

test('what has not happened yet is marked until it has', async () => {
  const { site, putBackup } = await healthSite()
  const notYet = async () =>
    (await readHealthReport(site, now)).flatMap(({ id, isNotYet }) => (isNotYet ? [id] : []))
  expect(await notYet()).toEqual(['backup', 'rehearsal', 'test-mail'])
  putBackup(now)
  expect(await notYet()).toEqual(['rehearsal', 'test-mail'])
})

test('a backup is a fault when it fails or is two days old, not when it is switched off', async () => {
  const { row, notice, putBackup, ran } = await healthSite()
  putBackup(now - 9 * HOUR_MS)
  expect(await row('backup')).toMatchObject({
    value: '9 hours ago',
    at: now - 9 * HOUR_MS,
    advice: '',
  })
  await ran('backup', false, 'The disk is full')
  expect((await row('backup'))?.advice).toBe('The last one failed: The disk is full')
  expect(await notice('backup')).toBe('The last backup failed')
  // Made by hand since.
  putBackup(now + MINUTE_MS)
  expect(await notice('backup', now + HOUR_MS)).toBeUndefined()
  await ran('backup', true)
  expect(await notice('backup', now + 3 * DAY_MS)).toContain('more than two days old')

  const off = await healthSite({ NIGHTLY_BACKUP: 'off' })
  expect((await off.row('backup'))?.advice).toContain('NIGHTLY_BACKUP is off')
  expect(await off.notice('backup')).toBeUndefined()
})

test('mail to staff is stuck once it waits for an hour; a visitor’s own full mailbox is no fault', async () => {
  const { site, row, notice, queue } = await healthSite()
  await queue(now - 3 * DAY_MS, { kind: 'acknowledgement', toAddress: 'asha@example.in' })
  expect(await row('mail')).toMatchObject({ value: '1, the oldest for 3 days', advice: '' })
  await queue(now - 59 * MINUTE_MS)
  expect(await notice('mail')).toBeUndefined()
  expect(await notice('mail', now + MINUTE_MS)).toContain('have not been going out')
  // Sent again by hand: it waits from then on.
  const id = (await tables(site.db).select().from(mails).orderBy(mails.id))[1]?.id ?? ''
  await markFailed(site.db, { id, attempts: 0 }, { error: '550 No', isPermanent: true, now })
  expect(await notice('mail', now + HOUR_MS)).toBeUndefined()
  await resendMail(site.db, id, OPERATOR, now + DAY_MS)
  expect(await notice('mail', now + DAY_MS + MINUTE_MS)).toBeUndefined()
})

test('without SMTP_URL mail waits, and the desk says what to set up', async () => {
  const { row, notice, queue } = await healthSite({})
  await queue(now - DAY_MS)
  expect(await notice('mail')).toBe('Staff emails are not being sent: set up the mail server')
  expect(await row('mail')).toMatchObject({
    value: '1',
    advice: expect.stringContaining('set SMTP_URL'),
  })
  expect((await row('test-mail'))?.advice).toBe('')
})

test('the last test mail is told with what became of it', async () => {
  const { site, row } = await healthSite()
  const tested = (detail: string, at: number) =>
    recordLoneAct(site.db, OPERATOR, { act: 'mail.test', detail, now: at })
  await tested('not sent EAUTH 535', now - 2 * HOUR_MS)
  expect((await row('test-mail'))?.value).toBe('Failed: not sent EAUTH 535')
  await tested('sent', now - HOUR_MS)
  expect(await row('test-mail')).toMatchObject({
    value: 'Sent',
    at: now - HOUR_MS,
    advice: '',
  })
})

test('staff get a mail once a fault and day, and one when it is over', async () => {
  const { site, putBackup, ran, notices } = await healthSite()
  const told = async (at: number) => {
    await announceFaults(site, at)
    for (const { id, state } of await notices())
      if (state === 'waiting') await markSent(site.db, id, at)
    return (await notices())
      .filter(({ subject }) => subject.includes('backup'))
      .map(({ subject }) => subject)
  }
  putBackup(now - DAY_MS)
  expect(await told(now)).toEqual([])
  await ran('backup', false, 'The disk is full')
  const fault = 'Needs attention: Last backup'
  expect(await told(now)).toEqual([fault])
  expect(await told(now + 23 * HOUR_MS)).toEqual([fault])
  expect(await told(now + DAY_MS)).toEqual([fault, fault])
  await ran('backup', true, '', now + DAY_MS)
  putBackup(now + DAY_MS)
  const over = 'Resolved: Last backup'
  expect(await told(now + DAY_MS + HOUR_MS)).toEqual([fault, fault, over])
  expect(await told(now + DAY_MS + 2 * HOUR_MS)).toEqual([fault, fault, over])
  // Back on the same day: nobody is told twice, neither that it is back nor that it is over.
  await ran('backup', false, 'Again', now + DAY_MS + 3 * HOUR_MS)
  await ran('backup', true, '', now + DAY_MS + 4 * HOUR_MS)
  expect(await told(now + DAY_MS + 5 * HOUR_MS)).toEqual([fault, fault, over])

  const mail = (await notices()).find(({ subject }) => subject === fault)
  expect(mail?.toAddress).toBe('')
  expect(mail?.text).toContain('The last one failed: The disk is full')
  expect(mail?.text).toContain('http://localhost:3000/admin/health')
})

test('a notice that waits itself is not queued again, and none without a mail server', async () => {
  const { site, ran, notices } = await healthSite()
  await ran('backup', false, 'No')
  await announceFaults(site, now)
  await announceFaults(site, now + 2 * DAY_MS)
  expect((await notices()).filter(({ subjectId }) => subjectId === 'fault:backup')).toHaveLength(1)

  const silent = await healthSite({})
  await silent.ran('backup', false, 'No')
  await announceFaults(silent.site, now)
  expect(await silent.notices()).toEqual([])
})

test('the copy off the machine and the rehearsal are shown where they are set up', async () => {
  const off = await healthSite({ NIGHTLY_BACKUP: 'off' })
  expect(await off.row('off-site')).toBeUndefined()
  expect(await off.row('rehearsal')).toBeUndefined()

  const { row, notice, ran } = await healthSite({
    BACKUP_TO: 'backup@nas.example.com:site',
    BACKUP_KEY: 'a passphrase of the owner',
  })
  expect(await row('off-site')).toMatchObject({
    value: expect.stringContaining('None yet'),
    advice: '',
  })
  await ran('off-site', true, '', now - 2 * HOUR_MS)
  expect(await row('off-site')).toMatchObject({
    value: '2 hours ago',
    advice: '',
  })
  expect(await notice('off-site', now + 3 * DAY_MS)).toBe('The last off-site copy is overdue')
  await ran('off-site', false, 'No route to host')
  expect(await row('off-site')).toMatchObject({
    value: '2 hours ago',
    advice: 'The last try failed: No route to host',
  })
  await ran('rehearsal', false, 'The archive is damaged', now - DAY_MS)
  expect(await row('rehearsal')).toMatchObject({
    value: 'None yet',
    advice: expect.stringContaining('damaged'),
  })
  expect(await notice('off-site')).toBe('The last off-site copy failed')
  expect(await notice('rehearsal')).toBe('The last test restore failed')
})

test('a webhook that takes nothing is named; without webhooks there is no row', async () => {
  const { site, row, notice } = await healthSite()
  expect(await row('webhooks')).toBeUndefined()
  const { id } = await addWebhook(site.db)
  expect(await row('webhooks')).toMatchObject({ value: '1', advice: '' })
  await createEnquiry(site.db, asha, { type: 'General' })
  const [delivery] = await deliveriesOf(site.db)
  const failure = { error: '404', isPermanent: true, now }
  await markFailed(site.db, { id: delivery?.id ?? '', attempts: 0 }, failure, webhookDeliveries)
  expect(await notice('webhooks')).toContain('hooks.example.com/…path')
  await setActive(site.db, id, false, OPERATOR)
  expect(await notice('webhooks')).toBeUndefined()
})
