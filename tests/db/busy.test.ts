import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'

import { storageFault } from '#db/busy.server'
import type { Database } from '#db/database.server'
import { instances } from '#db/schema'
import { openMigrated, tables, writerOf } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

const countRows = async (db: Database) => (await tables(db).select().from(instances)).length

function lockedDb() {
  const file = join(freshFolder(), 'site.sqlite')
  const db = openMigrated(file)
  const other = new Sqlite(file)
  other.exec('begin immediate')
  const insert = () =>
    db.write(async (tx) => tx.insert(instances).values({ id: 'a', createdAt: 0 }))
  return { db, other, insert }
}

test('a write that waits for another process does not block the event loop', async () => {
  const { db, other, insert } = lockedDb()
  let ticks = 0
  const ticking = setInterval(() => ticks++, 2)
  setTimeout(() => other.exec('rollback'), 100)
  await insert()
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(2)
  expect(await countRows(db)).toBe(1)
})

test('a write is retried until a quarter of a second has passed, then fails and stores nothing', async () => {
  const { db, other, insert } = lockedDb()
  const writer = writerOf(db)
  const exec = writer.exec.bind(writer)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const attempts = vi.spyOn(writer, 'exec').mockImplementation((sql) => {
    now += 100
    return exec(sql)
  })
  await expect(insert()).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  expect(attempts).toHaveBeenCalledTimes(3)
  other.exec('rollback')
  expect(await countRows(db)).toBe(0)
})

test('a write that throws another error is not retried', async () => {
  const { db, other } = lockedDb()
  other.exec('rollback')
  let attempts = 0
  const failing = db.write(async () => {
    attempts++
    throw new Error('mine')
  })
  await expect(failing).rejects.toThrow('mine')
  expect(attempts).toBe(1)
})

test.each([
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_IOERR_FSYNC', 'unavailable'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'unavailable'],
  ['SQLITE_CORRUPT', 'unavailable'],
  ['EMFILE', 'unavailable'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['ENOENT', undefined],
])('%s means %s, also as the cause of another error', (code, fault) => {
  const error = Object.assign(new Error(code), { code })
  expect(storageFault(error)).toBe(fault)
  expect(storageFault(new Error('wrapped', { cause: error }))).toBe(fault)
})
