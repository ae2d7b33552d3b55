import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { pageEnquiries } from '#app/models/enquiry/list.server'
import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { write } from '#db/write.server'
import { freshDb } from '#tests/support/app'

let db: Db
beforeEach(() => {
  db = freshDb()
})

function insert(tx: Db, name: string): string {
  const rest = { desc: '', contentHash: name, createdAt: 0, updatedAt: 0 }
  tx.insert(enquiries)
    .values({ id: name, reference: name, name, email: '', search: name, type: 'General', ...rest })
    .run()
  return name
}

async function found(search: string, filter = {}): Promise<string[]> {
  const { enquiries: page } = await pageEnquiries(db, { search, ...filter }, { limit: 100 })
  return page.map(({ name }) => name)
}

const pieces = () => db.$client.prepare('select count(*) from enquiry_index_idx').pluck().get()

test('what comes together is put into the index as one piece', async () => {
  await write(db, (tx) => insert(tx, 'before'))
  const before = Number(pieces())
  await Promise.all(['ab', 'bc', 'cd', 'de'].map((name) => write(db, (tx) => insert(tx, name))))
  expect(Number(pieces()) - before).toBe(1)
  expect(await found('c')).toEqual(['cd', 'bc'])
})

test('what is changed, removed or refused in the same group is found as it is in the end', async () => {
  const refused = new Error('refused')
  await Promise.allSettled([
    write(db, (tx) => insert(tx, 'kumar one')),
    write(db, (tx) => insert(tx, 'kumar two')),
    write(db, (tx) => insert(tx, 'kumar three')),
    write(db, (tx) => {
      insert(tx, 'kumar never')
      throw refused
    }),
    write(db, (tx) =>
      tx.update(enquiries).set({ status: 'Closed' }).where(eq(enquiries.id, 'kumar one')).run(),
    ),
    // The last place of all is given anew.
    write(db, (tx) => tx.delete(enquiries).where(eq(enquiries.id, 'kumar three')).run()),
    write(db, (tx) => insert(tx, 'kumar four')),
  ])
  expect(await found('kumar')).toEqual(['kumar four', 'kumar two', 'kumar one'])
  expect(await found('kumar', { status: 'Closed' })).toEqual(['kumar one'])
  expect(await found('kumar', { status: 'New' })).toEqual(['kumar four', 'kumar two'])
  expect(await found('never')).toEqual([])
  db.run(sql`insert into enquiry_index (enquiry_index) values ('integrity-check')`)
  await write(db, (tx) => tx.delete(enquiries).run())
  expect(await found('kumar')).toEqual([])
})

test('a group that fails as a whole leaves nothing to find, and the next one nothing of it', async () => {
  await expect(
    write(db, (tx) => {
      insert(tx, 'gone')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await write(db, (tx) => insert(tx, 'come'))
  expect(await found('gone')).toEqual([])
  expect(await found('come')).toEqual(['come'])
})

test('a row that comes in no group is found at once', async () => {
  insert(db, 'alone')
  expect(await found('alone')).toEqual(['alone'])
})
