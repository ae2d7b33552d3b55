import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkResume } from '#app/models/application/resume-type.server'
import { countApplications } from '#app/models/application/search.server'
import { company } from '#app/models/company/company'
import { pageEnquiries } from '#app/models/enquiry/list.server'
import { countEnquiries, countFolders } from '#app/models/enquiry/search.server'
import type { Database } from '#db/database.server'
import { applications, enquiries } from '#db/schema'
import { fillApplications } from '#db/seed/applications'
import { fillTables } from '#db/seed/bulk'
import { fillEnquiries, firstInstant } from '#db/seed/enquiries'
import { createRandom } from '#db/seed/random'
import { resumeStore } from '#db/seed/resumes'
import { findColleagues } from '#db/seed/staff'
import { freshDb, tables, writerOf } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

const folder = freshFolder()

async function seeded(uploads: string, seed = 1): Promise<Database> {
  const db = await freshDb()
  const colleagues = await findColleagues(db, createRandom(seed), 0)
  const until = Date.parse('2026-03-01')
  const plan = {
    count: 300,
    seed,
    from: until - 1e10,
    until,
    colleagues,
    progress: () => {},
  }
  fillTables(writerOf(db), ['enquiries', 'enquiry_events', 'applications'], () => {
    fillEnquiries(writerOf(db), createRandom(seed), plan)
    fillApplications(writerOf(db), createRandom(seed), plan, resumeStore(join(folder, uploads)))
  })
  return db
}

test('the same seed gives the same rows, another seed gives others', async () => {
  const [one, again, other] = [await seeded('a'), await seeded('b'), await seeded('c', 2)]
  const rows = async (db: Database) => ({
    enquiries: await tables(db).select().from(enquiries),
    applications: await tables(db).select().from(applications),
  })
  expect(await rows(again)).toEqual(await rows(one))
  expect((await rows(other)).enquiries[0]?.reference).not.toBe(
    (await rows(one)).enquiries[0]?.reference,
  )
})

test('counts and search include the sample rows, and follow their deletion', async () => {
  const db = await seeded('d')
  const spam = await countEnquiries(db, { isSpam: true })
  const { New, Pending, Closed } = (await countFolders(db)).byStatus
  expect(New + Pending + Closed + spam).toBe(300)
  expect(spam).toBeGreaterThan(0)
  const scanned = await tables(db).select().from(enquiries)
  const kumars = scanned.filter(({ search, isSpam }) => !isSpam && search.includes('kumar'))
  expect(await countEnquiries(db, { search: 'Kumar' })).toBe(kumars.length)
  expect(kumars.length).toBeGreaterThan(0)
  expect(scanned.some(({ name }) => /[\u0900-\u097f]/.test(name))).toBe(true)
  expect(scanned.every(({ phone }) => /^\+91[6-9]\d{9}$/.test(phone))).toBe(true)

  expect(await countApplications(db, {})).toBe(300)
  await tables(db).delete(enquiries)
  expect(await countEnquiries(db, {})).toBe(0)
  expect((await pageEnquiries(db, {}, { limit: 1 })).enquiries).toEqual([])
})

test('every sample application has its own resume file of the stated type and size', async () => {
  const db = await seeded('e')
  const stored = await tables(db).select().from(applications)
  expect(new Set(stored.map(({ resumeFile }) => resumeFile)).size).toBe(300)
  for (const { resumeFile, resumeName, resumeBytes } of stored) {
    expect(existsSync(join(folder, 'e', resumeFile))).toBe(true)
    const content = readFileSync(join(folder, 'e', resumeFile))
    expect(content).toHaveLength(resumeBytes)
    expect(await checkResume(resumeName, content)).toEqual({ type: 'pdf' })
  }
})

test('sample applications are not older than the retention period', () => {
  const until = Date.parse('2026-11-20')
  const first = (applicationMonths: number) => {
    const { retention } = company.parse({ retention: { applicationMonths } })
    return new Date(firstInstant('applications', retention, until)).toISOString().slice(0, 10)
  }
  expect(first(14)).toBe('2025-09-20')
  expect(first(60)).toBe('2024-11-20')
})
