import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { pageEnquiries } from '#app/models/enquiry/list.server'
import { enquiries } from '#db/schema'
import { asha, freshDb, tables, writerOf } from '#tests/support/app'

test('an enquiry of before the search of companies is found by its company afterwards', async () => {
  const db = await freshDb()
  await createEnquiry(db, asha, { type: 'General' })
  const before = 'asha verma\nasha@example.in'
  await tables(db).update(enquiries).set({ search: before })
  const found = async () => (await pageEnquiries(db, { search: 'VERMA CLINIC' }, { limit: 1 })).last
  expect(await found()).toBeUndefined()

  const [file = ''] = globSync('db/migrations/sqlite/*_open_list.sql')
  const [fillsSearch = ''] = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  writerOf(db).exec(fillsSearch)
  expect(await found()).toBeDefined()
})
