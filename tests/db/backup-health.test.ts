import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/models/company/calendar'
import { announceFaults } from '#app/models/health/notice.server'
import { readHealthReport } from '#app/models/health/report.server'
import { markSent } from '#app/models/mail/delivery.server'
import { healthSite, now } from '#tests/support/health-site'

test('backup, test restore and test mail are marked until the first of each has run', async () => {
  const { site, putBackup } = await healthSite()
  const notYet = async () =>
    (await readHealthReport(site, now)).flatMap(({ id, isNotYet }) => (isNotYet ? [id] : []))
  expect(await notYet()).toEqual(['backup', 'rehearsal', 'test-mail'])
  putBackup(now)
  expect(await notYet()).toEqual(['rehearsal', 'test-mail'])
})

test('a failed or two days old backup is a fault, a disabled one is not', async () => {
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
  // A backup made by hand afterwards.
  putBackup(now + MINUTE_MS)
  expect(await notice('backup', now + HOUR_MS)).toBeUndefined()
  await ran('backup', true)
  expect(await notice('backup', now + 3 * DAY_MS)).toContain('more than two days old')

  const off = await healthSite({ NIGHTLY_BACKUP: 'off' })
  expect((await off.row('backup'))?.advice).toContain('NIGHTLY_BACKUP is off')
  expect(await off.notice('backup')).toBeUndefined()
})

test('staff get one mail a day for each fault, and one when it is resolved', async () => {
  const { site, putBackup, ran, notices } = await healthSite()
  const noticesAt = async (at: number) => {
    await announceFaults(site, at)
    for (const { id, state } of await notices())
      if (state === 'waiting') await markSent(site.db, id, at)
    return (await notices())
      .filter(({ subject }) => subject.includes('backup'))
      .map(({ subject }) => subject)
  }
  putBackup(now - DAY_MS)
  expect(await noticesAt(now)).toEqual([])
  await ran('backup', false, 'The disk is full')
  const fault = 'Needs attention: Last backup'
  expect(await noticesAt(now)).toEqual([fault])
  expect(await noticesAt(now + 23 * HOUR_MS)).toEqual([fault])
  expect(await noticesAt(now + DAY_MS)).toEqual([fault, fault])
  await ran('backup', true, '', now + DAY_MS)
  putBackup(now + DAY_MS)
  const over = 'Resolved: Last backup'
  expect(await noticesAt(now + DAY_MS + HOUR_MS)).toEqual([fault, fault, over])
  expect(await noticesAt(now + DAY_MS + 2 * HOUR_MS)).toEqual([fault, fault, over])
  // The same fault again on the same day: staff get no second mail, and none when it is resolved.
  await ran('backup', false, 'Again', now + DAY_MS + 3 * HOUR_MS)
  await ran('backup', true, '', now + DAY_MS + 4 * HOUR_MS)
  expect(await noticesAt(now + DAY_MS + 5 * HOUR_MS)).toEqual([fault, fault, over])

  const mail = (await notices()).find(({ subject }) => subject === fault)
  expect(mail?.toAddress).toBe('')
  expect(mail?.text).toContain('The last one failed: The disk is full')
  expect(mail?.text).toContain('http://localhost:3000/admin/health')
})

test('a notice is queued once while it waits, and never without a mail server', async () => {
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

test('the health report shows the off-site copy and the test restore if they are configured', async () => {
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
