import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { correctApplication, lastCorrection } from '#app/models/application/correct.server'
import { listApplicationHistory } from '#app/models/application/history.server'
import { pageApplications } from '#app/models/application/list.server'
import type { DetailsInput } from '#app/models/application/rules'
import { createApplication } from '#app/models/application/submit.server'
import { applications, auditEntries, bouncedAddresses, mails } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'

const staff = { id: 'meera', name: 'Meera Rao' }
const { motivation, ...details } = applicant
const { email } = details

let db = await freshDb()
let id = ''
beforeEach(async () => {
  db = await freshDb()
  id = (await createApplication(db, applicant, resume))._id
})

const correct = (change: Partial<DetailsInput>, base = '') =>
  correctApplication(db, staff, id, { ...details, ...change }, base)
const find = async (search: string) =>
  (await pageApplications(db, { search }, { limit: 10 })).applications.map(({ _id }) => _id)

test('corrected details are stored, searched and recorded without values in the audit log', async () => {
  await tables(db).insert(bouncedAddresses).values({ emailKey: email, reason: '550', createdAt: 5 })
  const change = { fullName: 'Imran Ali', email: 'Ali@example.org', phone: '91234 56789' }
  const choices = { jobRole: 'Cloud Engineer', experience: '3+ Years', gender: 'Other' } as const
  expect(await correct({ ...change, ...choices })).toBe('corrected')
  const [row] = await tables(db).select().from(applications).where(eq(applications.id, id))
  expect(row).toMatchObject({ ...change, ...choices, motivation, experienceYears: 3 })
  expect(row).toMatchObject({ emailKey: 'ali@example.org', phoneKey: '+919123456789' })
  for (const search of ['ali', 'example.org', '9123456789', 'other', 'cloud'])
    expect(await find(search)).toEqual([id])
  for (const search of ['khan', 'imran@', '9876543210', 'male', 'backend'])
    expect(await find(search)).toEqual([])
  const note = [
    'Name: Imran Khan → Imran Ali',
    'Email: imran@example.com → Ali@example.org',
    'Phone: 98765 43210 → 91234 56789',
    'Role: Backend Developer → Cloud Engineer',
    'Experience: 1-3 Years → 3+ Years',
    'Gender: Male → Other',
  ].join('\n')
  expect(await listApplicationHistory(db, id)).toMatchObject([
    { kind: 'correction', adminName: 'Meera Rao', note },
  ])
  expect(await tables(db).select().from(auditEntries)).toMatchObject([
    {
      action: 'application.correction',
      subjectId: id,
      detail: 'Name, Email, Phone, Role, Experience, Gender',
    },
  ])
  expect(await tables(db).select().from(bouncedAddresses)).toEqual([])
  expect(await tables(db).select().from(mails)).toMatchObject([
    { kind: 'application', toAddress: '', replyToAddress: 'Ali@example.org' },
  ])
})

test('a correction never overwrites one that its writer has not seen', async () => {
  expect(await correct({})).toBe('unchanged')
  expect(await listApplicationHistory(db, id)).toEqual([])
  expect(await correct({ fullName: 'Imran Ali' })).toBe('corrected')
  expect(await correct({ phone: '91234 56789' })).toBe('conflict')
  expect(await correct({ fullName: 'Imran Ali' })).toBe('unchanged')
  const base = await lastCorrection(db, id)
  expect(await correct({ phone: '91234 56789' }, base)).toBe('corrected')
  expect(await correctApplication(db, staff, 'none', details, '')).toBeUndefined()
})
