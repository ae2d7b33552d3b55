import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rankApplications } from '#app/models/application/repeat.server'
import type { ApplicationInput } from '#app/models/application/rules'
import { createApplication } from '#app/models/application/submit.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'

async function apply(db: Database, change: Partial<ApplicationInput>, now: number) {
  const stored = { ...resume, file: String(now) }
  return (await createApplication(db, { ...applicant, ...change }, stored, { now }))._id
}

test('applications with the same email address or phone number, in any spelling, are of one person', async () => {
  const db = await freshDb()
  const ids = [
    await apply(db, {}, 1),
    await apply(db, { email: 'Imran@Example.com', phone: '1', jobRole: 'Cloud Engineer' }, 2),
    await apply(db, { email: 'other@example.com', phone: '98765-43210' }, 3),
    await apply(db, { email: 'asha@example.in', phone: '2' }, 4),
  ]
  const ranks = await rankApplications(db, ids)
  expect(ids.map((id) => ranks[id]?.rank)).toEqual([1, 2, 2, 1])
  // The third matches the first by phone number only.
  const earlierEmails = ['', applicant.email, applicant.email, '']
  expect(ids.map((id) => ranks[id]?.earlierEmail)).toEqual(earlierEmails)
})

test('an invalid phone number matches no other application', async () => {
  const db = await freshDb()
  const from = (name: string, phone: string, now: number) =>
    apply(db, { email: `${name}@example.in`, phone }, now)
  const typed = [await from('asha', '12345', 1), await from('farah', '12345', 2)]
  const empty = [await from('meera', '1', 3), await from('imran', '2', 4)]
  await tables(db).update(applications).set({ phoneKey: '' }).where(inArray(applications.id, empty))
  const ranks = Object.values(await rankApplications(db, [...typed, ...empty]))
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 1, 1, 1])
})

test('the count of earlier applications stops at fifty by email address and fifty by number', async () => {
  const db = await freshDb()
  let last = ''
  for (let now = 1; now <= 70; now++) last = await apply(db, { motivation: `Try ${now}` }, now)
  const ranks = await rankApplications(db, [last])
  expect(ranks[last]?.rank).toBe(51)
})
