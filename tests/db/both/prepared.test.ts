import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { preparedInsert, preparedOnce } from '#db/prepared.server'
import { webhooks } from '#db/schema'
import { freshDb } from '#tests/support/app'

const webhook = (id: string) => ({
  id,
  url: `https://${id}.example`,
  shape: 'json' as const,
  events: '',
  secret: id,
  createdAt: 1_800_000_000_000,
})

test('a prepared insert stores every column of each row, in one transaction or several', async () => {
  const db = await freshDb()
  const insert = preparedInsert(webhooks)
  const rows = [
    { ...webhook('a'), isActive: false },
    webhook('b'),
    { isActive: true, ...webhook('c') },
  ]
  await db.write(async (tx) => {
    for (const row of rows) await insert(tx, row)
  })
  await db.write((tx) => insert(tx, { ...webhook('d'), isActive: false }))
  const stored = await db.select().from(webhooks).orderBy(asc(webhooks.id))
  expect(stored).toEqual([
    { ...webhook('a'), isActive: false },
    { ...webhook('b'), isActive: true },
    { ...webhook('c'), isActive: true },
    { ...webhook('d'), isActive: false },
  ])
})

test('a prepared query reads with the values of each call and is built once for a connection', async () => {
  const db = await freshDb()
  const insert = preparedInsert(webhooks)
  let built = 0
  const select = preparedOnce((queries) => {
    built += 1
    return queries
      .select({ url: webhooks.url })
      .from(webhooks)
      .where(eq(webhooks.id, sql.placeholder('id')))
      .prepare()
  })
  await db.write(async (tx) => {
    await insert(tx, webhook('a'))
    await insert(tx, webhook('b'))
    const read = (id: string) => select(tx).execute({ id })
    expect(await read('a')).toEqual([{ url: 'https://a.example' }])
    expect(await read('b')).toEqual([{ url: 'https://b.example' }])
    expect(await read('c')).toEqual([])
  })
  expect(built).toBe(1)
})
