import { like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createEnquiry } from '#app/models/enquiry/create.server'
import { countEnquiries } from '#app/models/enquiry/list.server'
import { tidySearch } from '#app/models/search-upkeep.server'
import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { asha, freshDb } from '#tests/support/app'

const send = (db: Db, name: string, at: number) => {
  const fields = { ...asha, name, countryCode: '+91', type: 'General', desc: `Number ${at}` }
  return createEnquiry(db, fields, { type: 'General', now: at })
}

/** Whether the file of the index holds these characters, which must begin its words like nothing before them. */
function holds(db: Db, text: string): boolean {
  const hex = [...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  return db
    .all<{ block: Buffer | null }>(sql`select block from enquiry_index_data`)
    .some(({ block }) => block?.toString('latin1').includes(hex))
}

test.each([1, 64])(
  'the words of who was erased leave the index, in steps of %i pages',
  async (pages) => {
    const db = freshDb()
    for (let at = 0; at < 40; at++) await send(db, `Visitor Number ${at}`, at)
    await send(db, 'Quixotic ☃', 99)
    expect(holds(db, '☃')).toBe(true)
    db.delete(enquiries).where(like(enquiries.name, 'Quix%')).run()
    expect(holds(db, '☃')).toBe(true)

    await tidySearch(db, pages)
    expect(holds(db, '☃')).toBe(false)
    expect(await countEnquiries(db, { search: 'visitor number 7' })).toBe(1)
    expect(await countEnquiries(db, { search: 'visitor' })).toBe(40)
    await send(db, 'Visitor after it', 200)
    expect(await countEnquiries(db, { search: 'visitor' })).toBe(41)
  },
)

test('where nothing happened there is next to nothing to do', async () => {
  const db = freshDb()
  for (let at = 0; at < 40; at++) await send(db, `Visitor Number ${at}`, at)
  await tidySearch(db)
  expect(await tidySearch(db)).toBeLessThanOrEqual(4)
})
