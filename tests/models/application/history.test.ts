import { expect, test } from 'vitest'
import { binApplication, removeApplication } from '#app/models/application/bin.server'
import {
  addApplicationNote,
  changeStage,
  listApplicationHistory,
} from '#app/models/application/history.server'
import {
  findApplication,
  findNeighbours,
  pageApplications,
} from '#app/models/application/list.server'
import { countApplications, countFolders } from '#app/models/application/search.server'
import { createApplication } from '#app/models/application/submit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { exportPerson } from '#app/models/privacy/person-export.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import type { Database } from '#db/database.server'
import { applicationEvents, auditEntries, mails } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'

const staff = { id: 'meera', name: 'Meera Rao' }
const company = { name: 'A Company', email: 'office@example.in' }

let files = 0
async function apply(db: Database, change: object = {}, now = Date.now()) {
  const hash = String(++files)
  const origin = { acknowledgedBy: company, keptMonths: 12, now }
  return (
    await createApplication(
      db,
      { ...applicant, ...change },
      { ...resume, file: hash, hash },
      origin,
    )
  )._id
}

test('an application starts as New and changes its stage, with history and audit log', async () => {
  const db = await freshDb()
  const id = await apply(db)
  expect((await findApplication(db, id))?.stage).toBe('New')
  expect(await changeStage(db, staff, id, 'Shortlisted')).toBe(true)
  expect(await changeStage(db, staff, id, 'Shortlisted')).toBe(true)
  await changeStage(db, staff, id, 'New')
  expect((await findApplication(db, id))?.stage).toBe('New')
  const history = await listApplicationHistory(db, id)
  expect(history.map(({ from, to }) => [from, to]).sort()).toEqual([
    ['New', 'Shortlisted'],
    ['Shortlisted', 'New'],
  ])
  const entries = await tables(db).select().from(auditEntries)
  expect(entries.map(({ action, detail }) => `${action} ${detail}`).sort()).toEqual([
    'application.stage to New',
    'application.stage to Shortlisted',
  ])
})

test('the stage of an application in the bin cannot be changed', async () => {
  const db = await freshDb()
  const id = await apply(db)
  await binApplication(db, id, staff)
  expect(await changeStage(db, staff, id, 'Hired')).toBe(false)
  expect(await changeStage(db, staff, 'nobody', 'Hired')).toBe(false)
})

test('stage filters and counts exclude applications in the bin', async () => {
  const db = await freshDb()
  const [first, second, third] = [
    await apply(db, {}, 1_000_000),
    await apply(db, { fullName: 'Asha Verma' }, 2_000_000),
    await apply(db, { fullName: 'Ravi Nair' }, 3_000_000),
  ]
  await changeStage(db, staff, first, 'Interview')
  await changeStage(db, staff, second, 'Interview')
  await changeStage(db, staff, third, 'Hired')
  await binApplication(db, third, staff)
  expect((await countFolders(db)).byStage).toEqual({
    New: 0,
    Shortlisted: 0,
    Interview: 2,
    Rejected: 0,
    Hired: 0,
  })
  expect(await countApplications(db, { stage: 'Interview', search: 'asha' })).toBe(1)
  const { applications } = await pageApplications(db, { stage: 'Interview' }, { limit: 10 })
  expect(applications.map(({ _id }) => _id)).toEqual([second, first])
  const at = await findApplication(db, first)
  expect(await findNeighbours(db, { stage: 'Interview' }, at?.seq ?? 0)).toEqual({
    previous: second,
    next: undefined,
  })
})

test('the same note by two admins is stored twice, and an unknown application gets no note', async () => {
  const db = await freshDb()
  const id = await apply(db)
  const note = await addApplicationNote(db, staff, id, 'Good at SQL')
  expect(note).toBeTypeOf('string')
  await addApplicationNote(db, { id: '', name: 'Ravi Nair' }, id, 'Good at SQL')
  expect(await addApplicationNote(db, staff, 'nobody', 'x')).toBeUndefined()
  const history = await listApplicationHistory(db, id)
  expect(history.map(({ adminName }) => adminName).sort()).toEqual(['Meera Rao', 'Ravi Nair'])
})

test('notes and stages are exported and erased with a person', async () => {
  const db = await freshDb()
  const id = await apply(db)
  await changeStage(db, staff, id, 'Interview')
  await addApplicationNote(db, staff, id, 'Good at SQL')
  const key = readPersonKey(applicant.email)
  if (!key) throw new Error('no key')
  const [exported] = (await exportPerson(db, key)).applications
  expect(exported?.stage).toBe('Interview')
  expect(exported?.history).toContainEqual(
    expect.objectContaining({ kind: 'note', note: 'Good at SQL' }),
  )
  expect(JSON.stringify(exported)).not.toContain(staff.name)
  const receipt = await erasePerson(db, key, { actor: staff, uploads: freshFolder() })
  expect(receipt.erased).toMatchObject({ applications: 1, notes: 1, events: 1 })
  expect(await tables(db).select().from(applicationEvents)).toEqual([])
})

test('a note about another person is found as a mention', async () => {
  const db = await freshDb()
  const id = await apply(db)
  await addApplicationNote(db, staff, id, 'Sent by ravi@example.in')
  const key = readPersonKey('ravi@example.in')
  if (!key) throw new Error('no key')
  const mentions = await findMentions(db, key, await findPerson(db, key))
  expect(JSON.stringify(mentions)).toContain(id)
})

test('deleting an application deletes its history', async () => {
  const db = await freshDb()
  const id = await apply(db)
  await addApplicationNote(db, staff, id, 'Good at SQL')
  await removeApplication(db, freshFolder(), id, staff)
  expect(await tables(db).select().from(applicationEvents)).toEqual([])
})

test('an applicant gets one acknowledgement with role and retention period, without typed text', async () => {
  const db = await freshDb()
  await apply(db)
  await apply(db, { motivation: 'Again' })
  const sent = (await tables(db).select().from(mails)).filter(
    ({ kind }) => kind === 'acknowledgement',
  )
  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail?.subject).toMatch(/^We have received your application \(JOB-/)
  expect(mail?.text).toMatch(
    /applying for the role of Backend Developer[\s\S]*12 months[\s\S]*JOB-/,
  )
  expect(mail?.text).not.toContain(applicant.fullName)
  expect(mail?.text).not.toContain(applicant.motivation)
})
