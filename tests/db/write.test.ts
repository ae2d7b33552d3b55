import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import type { Database } from '#db/database.server'
import { enquiries, instances, mails, sessions } from '#db/schema'
import { asha, freshDb, openMigrated, writerOf } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

const enquiry = (n: number) => ({
  ...{ ...asha, countryCode: '', type: '', callBack: '' as const },
  desc: `Enquiry number ${n} of a group`,
})
const send = (db: Database, n: number, more = {}) =>
  createEnquiry(db, enquiry(n), { type: 'General', ...more })
const count = (db: Database) => db.$count(enquiries)
const instance = (id: string) => ({ id, createdAt: 0 })
const orphan = {
  tokenHash: 'x',
  adminId: 'nobody',
  kind: 'cookie' as const,
  createdAt: 0,
  lastSeenAt: 0,
  expiresAt: 0,
}

function watchCommits(db: Database) {
  const exec = vi.spyOn(writerOf(db), 'exec')
  return () => exec.mock.calls.filter(([text]) => text === 'commit').length
}

test('simultaneous writes share one commit, and each gets its own result', async () => {
  const db = await freshDb()
  const commits = watchCommits(db)
  const receipts = await Promise.all(Array.from({ length: 50 }, (_, n) => send(db, n)))
  expect(commits()).toBe(1)
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(50)
  expect(await count(db)).toBe(50)
})

test('at most 64 writes share a transaction', async () => {
  const db = await freshDb()
  const commits = watchCommits(db)
  await Promise.all(Array.from({ length: 130 }, (_, n) => send(db, n)))
  expect(commits()).toBe(3)
})

test('a write that arrives one event loop turn later shares the transaction', async () => {
  const db = await freshDb()
  const commits = watchCommits(db)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const first = send(db, 1)
  await turn()
  await Promise.all([first, send(db, 2)])
  expect(commits()).toBe(1)
})

test('only the write that throws is rolled back', async () => {
  const db = await freshDb()
  const fail = () =>
    db.write(async (tx) => {
      await tx.update(enquiries).set({ name: 'spoilt' })
      throw new Error('mine alone')
    })
  const [first, failed, second] = await Promise.allSettled([send(db, 1), fail(), send(db, 2)])
  expect(failed.status).toBe('rejected')
  const references = await db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .orderBy(enquiries.id)
  expect([first, second]).toMatchObject(references.map((value) => ({ status: 'fulfilled', value })))
  expect(references).toHaveLength(2)
  expect(await db.$count(enquiries, eq(enquiries.name, 'spoilt'))).toBe(0)
})

test('a violated constraint fails only the write that violates it', async () => {
  const db = await freshDb()
  const outcomes = await Promise.allSettled([
    db.write((tx) => tx.insert(sessions).values(orphan)),
    send(db, 1),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('an enquiry sent several times in one transaction is one row with one receipt', async () => {
  const db = await freshDb()
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
  expect(await count(db)).toBe(2)
})

test('reads never see uncommitted rows', async () => {
  const db = await freshDb()
  let seen: number[] = []
  await db.write(async (tx) => {
    await tx.insert(instances).values(instance('a'))
    await sleep(5)
    seen = [await tx.$count(instances), await db.$count(instances)]
  })
  expect(seen).toEqual([1, 0])
  expect(await db.$count(instances)).toBe(1)
})

test('writes run one after another in their order of arrival', async () => {
  const db = await freshDb()
  const steps: string[] = []
  const job = (name: string) =>
    db.write(async (tx) => {
      steps.push(`${name} begins`)
      const before = await tx.$count(instances)
      await sleep(2)
      await tx.insert(instances).values(instance(name))
      expect(await tx.$count(instances)).toBe(before + 1)
      steps.push(`${name} ends`)
    })
  const first = [job('a'), job('b')]
  await sleep(3)
  await Promise.all([...first, job('c')])
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('no write resolves before the commit, and a failed commit stores nothing', async () => {
  const db = await freshDb()
  const writer = writerOf(db)
  const exec = writer.exec.bind(writer)
  const resolved: string[] = []
  const failing = vi.spyOn(writer, 'exec').mockImplementation((text) => {
    if (text !== 'commit') return exec(text)
    expect(resolved).toEqual([])
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' })
  })
  const writes = [1, 2, 3].map((n) => send(db, n).then(() => resolved.push(`stored ${n}`)))
  const outcomes = await Promise.allSettled(writes)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(resolved).toEqual([])
  failing.mockRestore()
  expect(await count(db)).toBe(0)
  await send(db, 3)
  expect(await count(db)).toBe(1)
})

test('a constraint that only the commit checks fails only the write that violates it', async () => {
  const db = await freshDb()
  const violate = () =>
    db.write(async (tx) => {
      writerOf(db).pragma('defer_foreign_keys = on')
      await tx.insert(sessions).values(orphan)
    })
  const outcomes = await Promise.allSettled([send(db, 1), violate(), send(db, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await count(db)).toBe(2)
})

test('a full disk fails every write of the transaction and leaves the writer usable', async () => {
  const db = await freshDb()
  const full = db.write(async () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  })
  const outcomes = await Promise.allSettled([send(db, 1), full, send(db, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await count(db)).toBe(0)
  await send(db, 3)
  expect(await count(db)).toBe(1)
})

test('erased rows are in neither the database file nor its WAL', async () => {
  const file = join(freshFolder(), 'site.sqlite')
  const db = openMigrated(file)
  await send(db, 1)
  await db.erase(async (tx) => {
    await tx.delete(enquiries)
    await tx.delete(mails)
  })
  for (const name of [file, `${file}-wal`]) {
    const content = readFileSync(name, 'latin1')
    for (const word of ['number 1 of a group', 'Asha Verma', 'asha']) {
      expect(content.includes(word), word).toBe(false)
    }
  }
  await db.close()
})

test('a listener is called for commits of this and other processes, and not for reads', async () => {
  const file = join(freshFolder(), 'site.sqlite')
  const db = openMigrated(file)
  const listener = vi.fn()
  const stop = db.onChange(listener)
  await count(db)
  await sleep(300)
  expect(listener).not.toHaveBeenCalled()
  await db.write((tx) => tx.insert(instances).values(instance('a')))
  await expect.poll(() => listener.mock.calls.length).toBe(1)
  const other = new Sqlite(file)
  other.exec("insert into instances values ('b', 0)")
  other.close()
  await expect.poll(() => listener.mock.calls.length, { timeout: 3000 }).toBe(2)
  stop()
  await db.close()
})
