import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { fileAll } from '#app/models/enquiry/filing.server'
import type { Db } from '#db/connection.server'
import { enquiries, sessions } from '#db/schema'
import { write } from '#db/write.server'
import { asha, freshDb } from '#tests/support/app'

const enquiry = (n: number) => ({
  ...{ ...asha, countryCode: '', type: '', callBack: '' as const },
  desc: `Enquiry number ${n} of a group`,
})
const send = (db: Db, n: number, more = {}) =>
  createEnquiry(db, enquiry(n), { type: 'General', ...more })
const count = (db: Db) => db.select().from(enquiries).all().length

/** How many transactions the database has committed, by its own statements. */
function watchCommits(db: Db) {
  const transaction = vi.spyOn(db, 'transaction')
  return () => transaction.mock.calls.length
}

test('what arrives together is committed together, each with its own answer', async () => {
  const db = freshDb()
  const commits = watchCommits(db)
  const receipts = await Promise.all(Array.from({ length: 50 }, (_, n) => send(db, n)))
  expect(commits()).toBe(1)
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(50)
  await fileAll(db)
  expect(count(db)).toBe(50)
})

test('who arrives a turn after another shares its transaction, and who comes after a turn without anybody does not', async () => {
  const db = freshDb()
  const commits = watchCommits(db)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const first = send(db, 1)
  await turn()
  const second = send(db, 2)
  await Promise.all([first, second])
  expect(commits()).toBe(1)
  await Promise.all([
    send(db, 3),
    turn()
      .then(turn)
      .then(turn)
      .then(() => send(db, 4)),
  ])
  expect(commits()).toBe(3)
})

test('one that fails is undone and fails alone', async () => {
  const db = freshDb()
  const failing = write(db, (tx) => {
    tx.insert(sessions)
    tx.update(enquiries).set({ name: 'spoilt' }).run()
    throw new Error('mine alone')
  })
  const outcomes = await Promise.allSettled([send(db, 1), failing, send(db, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(count(db)).toBe(2)
  expect(db.select().from(enquiries).where(eq(enquiries.name, 'spoilt')).all()).toEqual([])
})

test('a broken rule of the database fails the one who broke it', async () => {
  const db = freshDb()
  const orphan = write(db, (tx) =>
    tx
      .insert(sessions)
      .values({
        tokenHash: 'x',
        adminId: 'nobody',
        kind: 'cookie',
        createdAt: 0,
        lastSeenAt: 0,
        expiresAt: 0,
      })
      .run(),
  )
  const outcomes = await Promise.allSettled([orphan, send(db, 1)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('the same form twice in one group is one row and one receipt', async () => {
  const db = freshDb()
  const commits = watchCommits(db)
  const [first, second, retry, other] = await Promise.all([
    send(db, 1, { idempotencyKey: 'k' }),
    send(db, 1),
    send(db, 1, { idempotencyKey: 'k' }),
    send(db, 2),
  ])
  expect(commits()).toBe(1)
  expect(second).toEqual(first)
  expect(retry).toEqual(first)
  expect(other).not.toEqual(first)
  expect(count(db)).toBe(2)
})

test('work is done in the order in which it came', async () => {
  const db = freshDb()
  const order: number[] = []
  await Promise.all(Array.from({ length: 150 }, (_, n) => write(db, () => void order.push(n))))
  expect(order).toEqual(Array.from({ length: 150 }, (_, n) => n))
})

test('nobody hears anything before the commit, and if it fails nothing is stored', async () => {
  const db = freshDb()
  const heard: string[] = []
  const spoiler = write(db, (tx) => {
    // Only the commit itself can notice this one.
    db.$client.pragma('defer_foreign_keys = on')
    tx.insert(sessions)
      .values({
        tokenHash: 'x',
        adminId: 'nobody',
        kind: 'cookie',
        createdAt: 0,
        lastSeenAt: 0,
        expiresAt: 0,
      })
      .run()
    expect(heard).toEqual([])
  })
  const others = [1, 2].map((n) => send(db, n).then(() => heard.push(`stored ${n}`)))
  const outcomes = await Promise.allSettled([...others, spoiler])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(heard).toEqual([])
  expect(count(db)).toBe(0)
  expect(db.$client.inTransaction).toBe(false)
})

test('a full disk fails everybody, since nobody can be sure any more', async () => {
  const db = freshDb()
  const full = write(db, () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  })
  const outcomes = await Promise.allSettled([send(db, 1), full, send(db, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(count(db)).toBe(0)
})
