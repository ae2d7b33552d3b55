import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { countApplications } from '#app/models/application/list.server'
import { countEnquiries } from '#app/models/enquiry/list.server'
import { keptCount } from '#app/models/kept-count.server'
import type { Db } from '#db/connection.server'
import { applications, enquiries } from '#db/schema'
import { freshDb } from '#tests/support/app'

let db: Db
let made = 0
beforeEach(() => {
  db = freshDb()
})

function enquiry(name: string): string {
  const id = `e${made++}`
  const rest = { desc: '', contentHash: id, createdAt: 0, updatedAt: 0 }
  db.insert(enquiries)
    .values({ id, reference: id, name, email: '', search: name, type: 'General', ...rest })
    .run()
  return id
}

function application(fullName: string, createdAt: number): string {
  const id = `a${made++}`
  const person = { fullName, email: '', phone: '', gender: '', jobRole: 'designer', experience: '' }
  const resume = { resumeFile: id, resumeName: '', resumeType: '', resumeBytes: 0, resumeHash: '' }
  db.insert(applications)
    .values({
      id,
      reference: id,
      ...person,
      ...resume,
      experienceYears: 0,
      motivation: '',
      search: fullName,
      contentHash: id,
      createdAt,
    })
    .run()
  return id
}

test('what was counted stays true while enquiries come, change, go, and come in the place of one that went', async () => {
  const count = () =>
    Promise.all([
      countEnquiries(db, { search: 'kumar' }),
      countEnquiries(db, { search: 'kumar', status: 'New' }),
    ])
  expect(await count()).toEqual([0, 0])
  const first = enquiry('kumar')
  enquiry('sharma')
  expect(await count()).toEqual([1, 1])
  const last = enquiry('anil kumar')
  expect(await count()).toEqual([2, 2])
  db.update(enquiries).set({ status: 'Closed' }).where(eq(enquiries.id, first)).run()
  expect(await count()).toEqual([2, 1])
  db.delete(enquiries).where(eq(enquiries.id, last)).run()
  enquiry('nobody')
  expect(await count()).toEqual([1, 0])
  enquiry('kumar')
  expect(await count()).toEqual([2, 1])
  db.update(enquiries).set({ search: 'erased' }).where(eq(enquiries.id, first)).run()
  expect(await count()).toEqual([1, 1])
})

test('an application whose time lies before that of others is counted too', async () => {
  const count = () => countApplications(db, { search: 'kumar' })
  application('kumar', 2_000)
  expect(await count()).toBe(1)
  const late = application('kumar', 1_000)
  expect(await count()).toBe(2)
  application('kumar', 2_000)
  expect(await count()).toBe(3)
  db.update(applications).set({ deletedAt: 1 }).where(eq(applications.id, late)).run()
  expect(await count()).toBe(2)
  db.delete(applications).where(eq(applications.id, late)).run()
  application('kumar', 3_000)
  expect(await count()).toBe(3)
})

test('only what came since is counted again, and never more than the most', () => {
  const countFrom = vi.fn((from: number) => (from === 0 ? 9 : 3))
  const count = () => keptCount(db, 'enquiries', 'kumar', 10, countFrom)
  enquiry('kumar')
  expect(count()).toBe(9)
  enquiry('kumar')
  expect(count()).toBe(10)
  expect(countFrom.mock.calls.map(([from]) => from)).toEqual([0, 2])
})

test('a search that matches many more than the most is counted again only once that many rows have changed', () => {
  let matches = 12
  const countFrom = vi.fn((_from: number, limit: number) => Math.min(matches, limit))
  const count = () => keptCount(db, 'enquiries', 'kumar', 10, countFrom)
  const id = enquiry('kumar')
  const change = () => {
    matches--
    db.update(enquiries)
      .set({ search: `${matches}` })
      .where(eq(enquiries.id, id))
      .run()
  }
  expect(count()).toBe(10)
  change()
  change()
  enquiry('sharma')
  expect(count()).toBe(10)
  expect(countFrom).toHaveBeenCalledTimes(1)
  change()
  expect(count()).toBe(9)
  expect(countFrom).toHaveBeenCalledTimes(2)
})

test('counting goes a little past the most, so that a few changes leave it true', () => {
  const countFrom = vi.fn((_from: number, limit: number) => limit)
  const count = () => keptCount(db, 'enquiries', 'kumar', 10_001, countFrom)
  const id = enquiry('kumar')
  expect(count()).toBe(10_001)
  for (let change = 0; change < 150; change++)
    db.update(enquiries)
      .set({ search: `${change}` })
      .where(eq(enquiries.id, id))
      .run()
  expect(count()).toBe(10_001)
  expect(countFrom).toHaveBeenCalledTimes(1)
})
