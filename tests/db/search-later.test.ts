import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import {
  countEnquiries,
  type EnquiryFilter,
  eachEnquiry,
  pageEnquiries,
} from '#app/models/enquiry-list.server'
import { type Db, openDb } from '#db/connection.server'
import { migrate } from '#db/migrate.server'
import { enquiries } from '#db/schema'
import { indexSoon } from '#db/search-catch-up.server'
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

const waiting = () => db.$client.prepare('select count(*) from enquiries_to_index').pluck().get()

/** Each by a write of its own, all in one group. */
const insertAll = (names: string[]) =>
  Promise.all(names.map((name) => write(db, (tx) => insert(tx, name))))

const many = Array.from({ length: 300 }, (_, at) => `kumar ${at}`)

test('a few that come together are put into the index as one piece, at once', async () => {
  await write(db, (tx) => insert(tx, 'before'))
  const before = Number(pieces())
  await insertAll(['ab', 'bc', 'cd', 'de'])
  expect(Number(pieces()) - before).toBe(1)
  expect(waiting()).toBe(0)
  expect(await found('c')).toEqual(['cd', 'bc'])
})

test('many that come together wait, and whoever searches finds each of them', async () => {
  await insertAll(many)
  expect(waiting()).toBe(300)
  const [page, count] = await Promise.all([found('kumar'), countEnquiries(db, { search: 'kumar' })])
  expect(page).toEqual(many.slice(-100).reverse())
  expect(count).toBe(300)
  expect(waiting()).toBe(0)
  expect(await countEnquiries(db, { search: 'kumar 29' })).toBe(11)
})

test('one that comes while others wait goes after them', async () => {
  await insertAll(many)
  await write(db, (tx) => insert(tx, 'kumar alone'))
  expect(waiting()).toBe(301)
  expect((await found('kumar')).slice(0, 2)).toEqual(['kumar alone', 'kumar 299'])
})

test('a file of all has what waits, with and without a filter', async () => {
  await insertAll(many)
  const names = async (filter: EnquiryFilter) => {
    const all: string[] = []
    for await (const batch of eachEnquiry(db, filter)) all.push(...batch.map(({ name }) => name))
    return all
  }
  expect(await names({ status: 'New', order: 'oldest' })).toEqual(many)
  await write(db, (tx) => insert(tx, 'kumar alone'))
  expect(await names({})).toHaveLength(301)
})

test('what is changed or removed while it waits is found as it is in the end', async () => {
  await insertAll(many)
  await write(db, (tx) => {
    tx.update(enquiries).set({ status: 'Closed' }).where(eq(enquiries.id, 'kumar 7')).run()
    tx.delete(enquiries).where(eq(enquiries.id, 'kumar 8')).run()
    // The last place of all is given anew.
    tx.delete(enquiries).where(eq(enquiries.id, 'kumar 299')).run()
  })
  await write(db, (tx) => insert(tx, 'kumar again'))
  expect(await found('kumar', { status: 'Closed' })).toEqual(['kumar 7'])
  expect(await found('kumar 8')).not.toContain('kumar 8')
  expect(await found('kumar 299')).toEqual([])
  expect((await found('kumar')).slice(0, 2)).toEqual(['kumar again', 'kumar 298'])
  expect(await countEnquiries(db, { search: 'kumar' })).toBe(299)
  db.run(sql`insert into enquiry_index (enquiry_index) values ('integrity-check')`)
})

test('where a group is undone that was to wait, nothing waits', async () => {
  const all = many.map((name) =>
    write(db, (tx) => {
      insert(tx, name)
      if (name === 'kumar 299') tx.run(sql`select * from nowhere`)
    }),
  )
  const ended = await Promise.allSettled(all)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await countEnquiries(db, { search: 'kumar' })).toBe(299)
  expect(waiting()).toBe(0)
})

test('what waited when the program ended is found by the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'later-'))
  const file = join(folder, 'site.sqlite')
  db = openDb(file)
  migrate(db)
  await insertAll(many)
  db.$client.close()
  db = openDb(file)
  expect(waiting()).toBe(300)
  await write(db, (tx) => insert(tx, 'kumar alone'))
  expect(await countEnquiries(db, { search: 'kumar' })).toBe(301)
  expect(await found('kumar alone')).toEqual(['kumar alone'])
  db.$client.close()
  rmSync(folder, { recursive: true })
})

test('once there is quiet, what waits is indexed by itself', async () => {
  await insertAll(many)
  indexSoon(db)
  await vi.waitFor(() => expect(waiting()).toBe(0), 5000)
  expect(await countEnquiries(db, { search: 'kumar' })).toBe(300)
})

test('a database that is closed meanwhile is left alone', async () => {
  await insertAll(many)
  indexSoon(db)
  db.$client.close()
  await sleep(300)
})

test('where nothing can be written a page shows what is indexed, a file of all is refused, and no count is kept', async () => {
  await insertAll(['kumar before'])
  await insertAll(many)
  db.$client.pragma('query_only = ON')
  expect(await found('kumar')).toEqual(['kumar before'])
  expect(await countEnquiries(db, { search: 'kumar' })).toBe(1)
  await expect(eachEnquiry(db, {}).next()).rejects.toThrow('readonly')
  db.$client.pragma('query_only = OFF')
  expect(await countEnquiries(db, { search: 'kumar' })).toBe(301)
  expect((await found('kumar')).at(0)).toBe('kumar 299')
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
