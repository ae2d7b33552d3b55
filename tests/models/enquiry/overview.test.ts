import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/models/company/calendar'
import { flagSpam, updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { readOverview } from '#app/models/enquiry/overview.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { asha, freshDb, tables } from '#tests/support/app'

const ZONE = 'Asia/Kolkata'
const NOW = Date.parse('2026-11-20T09:00:00+05:30')
let copies = 0

function arrive(db: Database, now: number, type = 'General', source = '') {
  const input = enquiryInput.parse({ ...asha, desc: `${asha.desc} ${copies++}` })
  return createEnquiry(db, input, { type, source, now })
}

test('a day begins at midnight in the time zone of the office', async () => {
  const db = await freshDb()
  await arrive(db, Date.parse('2026-11-19T23:59:59+05:30'))
  await arrive(db, Date.parse('2026-11-20T00:00:00+05:30'))
  const { newToday, days } = await readOverview(db, ZONE, NOW)
  expect(newToday).toBe(1)
  expect(days).toHaveLength(30)
  expect(days.slice(-2)).toEqual([
    { label: '2026-11-19', count: 1 },
    { label: '2026-11-20', count: 1 },
  ])
})

test('open enquiries are counted by age, without closed ones and spam', async () => {
  const db = await freshDb()
  for (const age of [0, 1, 2, 3, 6, 7, 400]) await arrive(db, NOW - age * DAY_MS)
  const closed = await arrive(db, NOW - DAY_MS)
  await updateEnquiryStatus(db, PROGRAM, closed._id, 'Closed')
  const spam = await arrive(db, NOW - DAY_MS)
  await flagSpam(db, PROGRAM, [spam._id], true)
  const { openByAge } = await readOverview(db, ZONE, NOW)
  expect(openByAge.map(({ count }) => count)).toEqual([1, 2, 2, 2])
})

test('services and sources are ranked, and a campaign takes precedence over the referrer', async () => {
  const db = await freshDb()
  await arrive(db, NOW, 'Bulk SMS', 'page=%2F&referrer=www.google.com')
  await arrive(db, NOW, 'Bulk SMS', 'page=%2F&referrer=www.google.com&utm_source=diwali')
  await arrive(db, NOW, 'General', 'page=%2Fabout')
  await arrive(db, NOW, 'General', 'page=%2Fabout&utm_source=diwali')
  await arrive(db, NOW - 31 * DAY_MS, 'WhatsApp')
  const { byService, bySource } = await readOverview(db, ZONE, NOW)
  expect(byService).toEqual([
    { label: 'Bulk SMS', count: 2 },
    { label: 'General', count: 2 },
  ])
  expect(bySource).toEqual([
    { label: 'diwali', count: 2 },
    { label: 'Direct', count: 1 },
    { label: 'www.google.com', count: 1 },
  ])
})

test('the overview changes after a write and at midnight', async () => {
  const db = await freshDb()
  await arrive(db, NOW)
  expect((await readOverview(db, ZONE, NOW)).newToday).toBe(1)
  await arrive(db, NOW)
  expect((await readOverview(db, ZONE, NOW)).newToday).toBe(2)
  expect((await readOverview(db, ZONE, NOW + DAY_MS)).newToday).toBe(0)
})

test('counts of past days follow spam flags, deletions and enquiries with an earlier time', async () => {
  const db = await freshDb()
  const yesterday = NOW - DAY_MS
  const one = await arrive(db, yesterday)
  await arrive(db, yesterday)
  const count = async () => (await readOverview(db, ZONE, NOW)).days.at(-2)?.count
  expect(await count()).toBe(2)
  await flagSpam(db, PROGRAM, [one._id], true)
  expect(await count()).toBe(1)
  await flagSpam(db, PROGRAM, [one._id], false)
  expect(await count()).toBe(2)
  await arrive(db, yesterday)
  expect(await count()).toBe(3)
  await tables(db).delete(enquiries).where(eq(enquiries.seq, 3))
  await arrive(db, NOW)
  expect(await count()).toBe(2)
})
