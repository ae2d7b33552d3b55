import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { pageEnquiries } from '#app/models/enquiry/list.server'
import { contentDrafts, contentVersions, enquiries } from '#db/schema'
import { asha, freshDb, tables, writerOf } from '#tests/support/app'

test('a migration makes old enquiries findable by company name', async () => {
  const db = await freshDb()
  await createEnquiry(db, asha, { type: 'General' })
  const oldSearch = 'asha verma\nasha@example.in'
  await tables(db).update(enquiries).set({ search: oldSearch })
  const found = async () => (await pageEnquiries(db, { search: 'VERMA CLINIC' }, { limit: 1 })).last
  expect(await found()).toBeUndefined()

  const [fillsSearch = ''] = statementsOf('open_list')
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

  for (const statement of statementsOf('digits_in_search')) writerOf(db).exec(statement)
  for (const search of ['दुकान 24', 'दुकान २४', '31/2 फुट', '3½'])
    expect(await found(search)).toBe(true)
  expect((await tables(db).select().from(enquiries))[0]?.search).toBe(folded)
})

test('a migration renames the keys of published texts and drafts, not their words', async () => {
  const db = await freshDb()
  const home = { areas: [{ title: 'The key "doors": renamed' }] }
  const cloud = { sections: [{ look: 'accordion', title: '"look":"folds"' }] }
  const texts = { 'pages/home': home, 'pages/cloud': cloud }
  const old = (value: object) =>
    JSON.stringify(value).replace('"areas":', '"doors":').replace('"accordion"', '"folds"')
  const author = { adminId: 'a', adminName: 'Asha' }
  for (const [document, value] of Object.entries(texts)) {
    const row = { document, value: old(value), ...author }
    await tables(db)
      .insert(contentDrafts)
      .values({ ...row, revision: 1, updatedAt: 1 })
    await tables(db)
      .insert(contentVersions)
      .values({ ...row, id: document, format: 4, createdAt: 1 })
  }

  for (const statement of statementsOf('content_words')) writerOf(db).exec(statement)
  for (const table of [contentDrafts, contentVersions])
    for (const { document, value } of await tables(db).select().from(table))
      expect([document, JSON.parse(value)]).toEqual([
        document,
        texts[document as keyof typeof texts],
      ])
})

/** The SQL statements of a migration for SQLite. */
function statementsOf(name: string): string[] {
  const [file = ''] = globSync(`db/migrations/sqlite/*_${name}.sql`)
  return readFileSync(file, 'utf8').split('--> statement-breakpoint')
}
