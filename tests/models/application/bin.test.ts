import { expect, test } from 'vitest'
import {
  binApplication,
  deleteBinnedApplications,
  restoreApplication,
} from '#app/models/application/bin.server'
import { findApplication, findResume } from '#app/models/application/list.server'
import { countApplications } from '#app/models/application/search.server'
import { DAY_MS } from '#app/models/company/calendar'
import type { Database } from '#db/database.server'
import { applications, auditEntries, mails } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { isStored } from '#tests/support/stored'

const staff = { id: 'meera', name: 'Meera Rao' }

async function applied() {
  const db = await freshDb()
  const uploads = freshFolder()
  const apply = async () => (await submit(db, uploads))._id
  const id = await apply()
  const [row] = await tables(db).select().from(applications)
  const hasResume = () => isStored({ db, uploads }, row?.resumeFile ?? '')
  return { db, uploads, apply, id, hasResume }
}

test('an application in the bin is only in its list, and its resume cannot be downloaded', async () => {
  const { db, id, hasResume } = await applied()
  expect(await binApplication(db, id, staff)).toBe(true)
  expect(await countApplications(db, {})).toBe(0)
  expect(await countApplications(db, { isBinned: true })).toBe(1)
  expect((await findApplication(db, id))?.isBinned).toBe(true)
  expect(await findResume(db, id)).toBeUndefined()
  expect(await hasResume()).toBe(true)
})

test('an application can be restored from the bin once, unchanged', async () => {
  const { db, id } = await applied()
  const before = await findApplication(db, id)
  await binApplication(db, id, staff)
  expect(await restoreApplication(db, id, staff)).toBe(true)
  expect(await restoreApplication(db, id, staff)).toBe(false)
  expect(await findApplication(db, id)).toEqual(before)
})

test('emptying the bin deletes row, resume and mails after a day, and not before', async () => {
  const { db, uploads, id, hasResume } = await applied()
  const now = Date.now()
  await binApplication(db, id, staff, now)
  expect(await deleteBinnedApplications(db, uploads, now + DAY_MS - 1)).toBe(0)
  expect(await deleteBinnedApplications(db, uploads, now + DAY_MS)).toBe(1)
  expect(await hasResume()).toBe(false)
  expect(await tables(db).select().from(applications)).toEqual([])
  expect(await tables(db).select().from(mails)).toEqual([])
})

test('an application that staff restore while the bin is emptied is kept', async () => {
  const { db, uploads, apply, id, hasResume } = await applied()
  await binApplication(db, id, staff, 0)
  const other = await apply()
  await binApplication(db, other, staff, 0)
  const late: Database = {
    ...db,
    async erase(work) {
      await restoreApplication(db, id, staff)
      return db.erase(work)
    },
  }
  expect(await deleteBinnedApplications(late, uploads, DAY_MS)).toBe(1)
  expect(await findApplication(db, id)).toBeDefined()
  expect(await hasResume()).toBe(true)
  expect(await countApplications(db, { isBinned: true })).toBe(0)
})

test('a repeated application is stored anew if the first is in the bin', async () => {
  const { db, apply, id } = await applied()
  await binApplication(db, id, staff)
  expect(await apply()).not.toBe(id)
  expect(await countApplications(db, {})).toBe(1)
})

test('each move to and from the bin is one audit entry without data of the applicant', async () => {
  const { db, uploads, id } = await applied()
  await binApplication(db, id, staff, 0)
  await restoreApplication(db, id, staff, 1)
  await binApplication(db, id, staff, 2)
  await deleteBinnedApplications(db, uploads, 2 + DAY_MS)
  const entries = await tables(db).select().from(auditEntries)
  expect(entries.map(({ action, adminName }) => `${action} ${adminName}`)).toEqual([
    'application.bin Meera Rao',
    'application.restore Meera Rao',
    'application.bin Meera Rao',
    'application.delete The site',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/imran|98765/i)
})
