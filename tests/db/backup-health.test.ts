import { expect, test } from 'vitest'
import { announceFaults } from '#app/models/health/notice.server'
import { readHealthReport } from '#app/models/health/report.server'
import { markSent } from '#app/models/mail/delivery.server'
import { healthSite, now } from '#tests/support/health-site'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

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
