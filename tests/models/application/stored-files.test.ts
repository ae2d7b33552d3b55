import { expect, test } from 'vitest'
import { storeResume } from '#app/models/application/resume.server'
import { createApplication } from '#app/models/application/submit.server'
import { fileStore } from '#app/models/files/store.server'
import { isPostgres } from '#db/engine'
import { applications } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'
import { applicant } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { countStored, isStored } from '#tests/support/stored'

async function applied() {
  const storage = { db: await freshDb(), uploads: freshFolder() }
  const resume = await storeResume(storage.uploads, { name: 'cv.pdf', bytes: pdf() }, 'pdf')
  const { _id: id } = await createApplication(storage.db, applicant, resume)
  return { ...storage, id, file: resume.file }
}

test('the sweep keeps files that have a row, and removes the others after a day', async () => {
  const { db, uploads, file } = await applied()
  const dayLater = Date.now() + 25 * 3_600_000
  expect(await fileStore.sweep({ db, uploads }, dayLater)).toMatch(/^0 files/)
  await tables(db).delete(applications)
  expect(await fileStore.sweep({ db, uploads })).toMatch(/^0 files/)
  expect(await isStored({ db, uploads }, file)).toBe(true)
  expect(await fileStore.sweep({ db, uploads }, dayLater)).toMatch(/^1 files/)
  expect(await isStored({ db, uploads }, file)).toBe(false)
})

test('a retried write stores its file once', async () => {
  const { db, uploads, file } = await applied()
  const again = await storeResume(uploads, { name: 'cv.pdf', bytes: pdf(3000) }, 'pdf')
  const failing = db.write(async (tx) => {
    await fileStore.keep(tx, [again])
    throw new Error('lost')
  })
  await expect(failing).rejects.toThrow('lost')
  // On disk the file of the failed write stays until the caller clears it.
  expect(await countStored({ db, uploads })).toBe(isPostgres ? 1 : 2)
  await db.write((tx) => fileStore.keep(tx, [again]))
  expect(await isStored({ db, uploads }, again.file)).toBe(true)
  expect(await isStored({ db, uploads }, file)).toBe(true)
})
