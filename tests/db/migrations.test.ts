import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { pageEnquiries } from '#app/models/enquiry/list.server'
import { enquiries } from '#db/schema'
import { asha, freshDb, tables, writerOf } from '#tests/support/app'

test('a migration makes old enquiries findable by company name', async () => {
  const db = await freshDb()
  await createEnquiry(db, asha, { type: 'General' })
  const oldSearch = 'asha verma\nasha@example.in'
  await tables(db).update(enquiries).set({ search: oldSearch })
  const found = async () => (await pageEnquiries(db, { search: 'VERMA CLINIC' }, { limit: 1 })).last
  expect(await found()).toBeUndefined()

  const [file = ''] = globSync('db/migrations/sqlite/*_open_list.sql')
  const [fillsSearch = ''] = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  writerOf(db).exec(fillsSearch)
  expect(await found()).toBeDefined()
})

test('a migration makes Hindi digits and fractions findable by ASCII digits', async () => {
  const db = await freshDb()
  const shop = { ...asha, companyName: 'दुकान २४, 3½ फुट' }
  await createEnquiry(db, shop, { type: 'General' })
  const folded = (await tables(db).select().from(enquiries))[0]?.search ?? ''
  const oldSearch = `asha verma\nasha@example.in\n${shop.companyName.normalize('NFKD').normalize('NFC')}`
  await tables(db).update(enquiries).set({ search: oldSearch })
  const found = async (search: string) =>
    (await pageEnquiries(db, { search }, { limit: 1 })).last !== undefined
  expect(await found('दुकान 24')).toBe(false)

  const [file = ''] = globSync('db/migrations/sqlite/*_digits_in_search.sql')
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    writerOf(db).exec(statement)
  for (const search of ['दुकान 24', 'दुकान २४', '31/2 फुट', '3½'])
    expect(await found(search)).toBe(true)
  expect((await tables(db).select().from(enquiries))[0]?.search).toBe(folded)
})
