import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { company } from '#app/models/company/company'
import { findBatch } from '#app/models/enquiry/bulk.server'
import { changeStatus, setFollowUp } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { followUpDays, followUpError, followUpOf } from '#app/models/enquiry/follow-up'
import { listHistory } from '#app/models/enquiry/history.server'
import { undoBatch } from '#app/models/enquiry/undo.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { admins, auditEntries, enquiries } from '#db/schema'
import { asha, freshDb, imran, tables } from '#tests/support/app'

const meera: Actor = { id: 'meera', name: 'Meera Rao' }

let db = await freshDb()
beforeEach(async () => {
  db = await freshDb()
  const { id, name } = meera
  await tables(db)
    .insert(admins)
    .values({ id, name, email: id, emailKey: id, passwordHash: '', createdAt: 0 })
})

const enquire = async (person = asha as typeof imran) =>
  (await createEnquiry(db, person, { type: 'General' }))._id
const dueOn = async (id: string) =>
  (await tables(db).select().from(enquiries).where(eq(enquiries.id, id)))[0]?.dueOn
const entries = async () => tables(db).select().from(auditEntries).orderBy(auditEntries.id)

test('setting and clearing a follow-up date is recorded in history and audit log', async () => {
  const id = await enquire()
  await setFollowUp(db, meera, id, '2026-11-27', 10)
  await setFollowUp(db, meera, id, '', 20)
  expect(await dueOn(id)).toBe('')
  expect(await listHistory(db, id)).toMatchObject([
    { kind: 'follow-up', adminName: 'Meera Rao', from: '', to: '2026-11-27', createdAt: 10 },
    { kind: 'follow-up', from: '2026-11-27', to: '', createdAt: 20 },
  ])
  expect(await entries()).toMatchObject([
    { action: 'enquiry.follow-up', subjectId: id, detail: 'for 2026-11-27' },
    { action: 'enquiry.follow-up', subjectId: id, detail: 'cleared' },
  ])
})

test('the same date sent twice is recorded once, and both results have its batch for undo', async () => {
  const id = await enquire()
  const first = await setFollowUp(db, meera, id, '2026-11-27', 10)
  const second = await setFollowUp(db, meera, id, '2026-11-27', 20)
  expect(second).toMatchObject({ batch: first.batch, count: 0, isLost: false })
  expect(await listHistory(db, id)).toHaveLength(1)
  expect(await undoBatch(db, meera, first.batch)).toEqual({ undone: 1, skipped: 0 })
  expect(await dueOn(id)).toBe('')
  expect(await setFollowUp(db, meera, 'nobody', '2026-11-27')).toMatchObject({ isLost: true })
})

test('closing clears the follow-up date, and undo restores status and date', async () => {
  const [id, other] = [await enquire(), await enquire(imran)]
  await setFollowUp(db, meera, id, '2026-11-27', 10)
  const { batch } = await changeStatus(db, meera, [id, other], 'Closed', 20)
  expect(await dueOn(id)).toBe('')
  expect(await findBatch(db, batch)).toEqual({ batch, kind: 'status', to: 'Closed', count: 2 })
  expect(await undoBatch(db, meera, batch, 30)).toEqual({ undone: 2, skipped: 0 })
  expect(await dueOn(id)).toBe('2026-11-27')
  expect(await undoBatch(db, meera, batch, 40)).toEqual({ undone: 2, skipped: 0 })
  const history = (await listHistory(db, id)).map(({ kind, to }) => `${kind} ${to}`)
  expect(history.slice(0, 3)).toEqual(['follow-up 2026-11-27', 'status Closed', 'follow-up '])
  expect(history.slice(3).sort()).toEqual(['follow-up 2026-11-27', 'status New'])
})

test('a closed enquiry gets no follow-up date, because nobody would be reminded', async () => {
  const id = await enquire()
  await changeStatus(db, meera, [id], 'Closed', 10)
  expect(await setFollowUp(db, meera, id, '2026-11-27', 20)).toMatchObject({
    count: 0,
    isClosed: true,
  })
  expect(await setFollowUp(db, meera, id, '', 20)).toMatchObject({ count: 0 })
  expect(await dueOn(id)).toBe('')
  await changeStatus(db, meera, [id], 'Pending', 30)
  expect(await setFollowUp(db, meera, id, '2026-11-27', 40)).toMatchObject({ count: 1 })
})

test('undo keeps a follow-up date that was set since', async () => {
  const id = await enquire()
  await setFollowUp(db, meera, id, '2026-11-27', 10)
  const { batch } = await changeStatus(db, meera, [id], 'Closed', 20)
  await changeStatus(db, meera, [id], 'Pending', 25)
  await setFollowUp(db, meera, id, '2026-12-24', 30)
  expect(await undoBatch(db, meera, batch, 40)).toEqual({ undone: 0, skipped: 1 })
  expect(await dueOn(id)).toBe('2026-12-24')
})

test('undo sets no follow-up date on an enquiry that a colleague closed since', async () => {
  const id = await enquire()
  await setFollowUp(db, meera, id, '2026-11-27', 10)
  const cleared = await setFollowUp(db, meera, id, '', 20)
  const closed = await changeStatus(db, meera, [id], 'Closed', 30)
  expect(await undoBatch(db, meera, cleared.batch, 40)).toEqual({ undone: 0, skipped: 1 })
  expect(await dueOn(id)).toBe('')

  await undoBatch(db, meera, closed.batch, 50)
  await setFollowUp(db, meera, id, '2026-11-28', 60)
  const { batch } = await changeStatus(db, meera, [id], 'Closed', 70)
  for (const status of ['Pending', 'Closed'] as const)
    await changeStatus(db, meera, [id], status, 80)
  expect(await undoBatch(db, meera, batch, 90)).toEqual({ undone: 0, skipped: 1 })
  expect(await dueOn(id)).toBe('')
})

test.each([
  ['2026-11-25', undefined],
  ['2028-11-24', undefined],
  ['', 'Choose a day first.'],
  ['2026-11-24', '24 Nov is in the past. Choose today or a later day.'],
  ['2025-11-30', '30 Nov 2025 is in the past. Choose today or a later day.'],
  ['2026-02-30', 'Write the day as YYYY-MM-DD.'],
  ['27/11/2026', 'Write the day as YYYY-MM-DD.'],
  ['2029-01-01', '1 Jan 2029 is more than two years away.'],
])('on 25 November 2026 the day %j gives the error %j', (day, error) => {
  expect(followUpError(day, '2026-11-25')).toBe(error)
})

test('a follow-up shows when it is due or overdue', () => {
  const on = (day: string) => followUpOf(day, '2026-11-25')
  expect(on('')).toBeUndefined()
  expect(on('2026-11-27')).toEqual({ words: 'Follow up on 27 Nov', isOverdue: false })
  expect(on('2026-11-25')).toEqual({ words: 'Follow up today', isOverdue: false })
  expect(on('2026-11-24')).toEqual({ words: 'Follow-up overdue since 24 Nov', isOverdue: true })
  expect(on('2027-01-02')).toEqual({ words: 'Follow up on 2 Jan 2027', isOverdue: false })
})

const hours = company.parse({ timeZone: 'Asia/Kolkata', holidays: ['2026-12-25 Christmas'] })
const offered = (instant: string) =>
  followUpDays(hours, Date.parse(instant)).choices.map(({ label, day }) => `${label} ${day}`)

test('the suggested days are working days without duplicates', () => {
  expect(offered('2026-11-25T12:00:00+05:30')).toEqual([
    'Tomorrow 2026-11-26',
    'In 3 days 2026-11-30',
    'Next week 2026-12-02',
  ])
  // A Friday: three days later is the next working day.
  expect(offered('2026-11-27T12:00:00+05:30')).toEqual([
    'Next working day 2026-11-30',
    'Next week 2026-12-04',
  ])
  expect(offered('2026-12-24T12:00:00+05:30')).toEqual([
    'Next working day 2026-12-28',
    'Next week 2026-12-31',
  ])
  // Past midnight in Kolkata.
  expect(offered('2026-11-25T20:00:00Z')[0]).toBe('Tomorrow 2026-11-27')
})
