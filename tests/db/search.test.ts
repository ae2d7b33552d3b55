import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { pageEnquiries } from '#app/models/enquiry/list.server'
import type { EnquiryFilter } from '#app/models/enquiry/search.server'
import { searchOf } from '#app/models/enquiry/search.server'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { freshDb, tables, writerOf } from '#tests/support/app'

async function insert(db: Database, name: string): Promise<void> {
  const times = { createdAt: 0, updatedAt: 0 }
  const row = { id: name, reference: name, name, email: '', desc: '', contentHash: name, ...times }
  await tables(db)
    .insert(enquiries)
    .values({ ...row, search: name.toLowerCase() })
}

test('the search index still matches the rows after VACUUM', async () => {
  const db = await freshDb()
  for (const name of ['Asha', 'Imran', 'Meera']) await insert(db, name)
  await tables(db).delete(enquiries).where(eq(enquiries.id, 'Asha'))
  writerOf(db).exec('vacuum')
  const { enquiries: found } = await pageEnquiries(db, { search: 'meera' }, { limit: 5 })
  expect(found.map(({ _id }) => _id)).toEqual(['Meera'])
})

test('a deleted row leaves no text in the search index', async () => {
  const db = await freshDb()
  await insert(db, 'Zoe Quist')
  writerOf(db).exec(
    "create virtual table temp.tokens using fts5vocab('main', 'enquiries_search', 'row')",
  )
  const tokens = () => writerOf(db).prepare('select count(*) from temp.tokens').pluck().get()
  const words = () =>
    JSON.stringify(
      writerOf(db).prepare('select hex(block) as block from enquiries_search_data').all(),
    )
  const zoe = Buffer.from('zoe').toString('hex').toUpperCase()
  expect(tokens()).toBeGreaterThan(0)
  expect(words()).toContain(zoe)
  await tables(db).delete(enquiries)
  expect(tokens()).toBe(0)
  expect(words()).not.toContain(zoe)
})

test('every list query reads a covering index and sorts nothing', async () => {
  const db = await freshDb()
  const filters: EnquiryFilter[] = [
    { status: 'open' },
    { status: 'Closed' },
    { status: 'open', assigneeId: null },
    { status: 'open', assigneeId: 'admin-1' },
    { status: 'open', type: 'General' },
    { status: 'Closed', type: 'General' },
    {},
  ]
  for (const filter of filters) {
    const { folder, where } = searchOf(filter)
    const query = tables(db)
      .select({ seq: enquiries.seq })
      .from(enquiries)
      .where(and(folder, where))
      .orderBy(desc(enquiries.seq))
      .toSQL()
    const plan = writerOf(db)
      .prepare<unknown[], { detail: string }>(`explain query plan ${query.sql}`)
      .all(...query.params.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
    const text = plan.map(({ detail }) => detail).join()
    expect(text, JSON.stringify(filter)).toContain('COVERING INDEX')
    expect(text, JSON.stringify(filter)).not.toContain('TEMP B-TREE')
  }
})
