import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { DatabaseRefusal } from '#db/database.server'
import { admins, enquiries, instances } from '#db/schema'
import { APPLICATION_ID } from '#db/sqlite/identity.server'
import { openSqliteSite } from '#db/sqlite/open.server'
import { instanceFile, type SitePaths } from '#db/sqlite/probe.server'
import { tables, writerOf } from '#tests/support/app'
import { databaseAsOf, emptyPlace, hashOfFile, putUpload } from '#tests/support/place'

/** A busy disk makes each of the many commits slow. */
vi.setConfig({ testTimeout: 30_000 })

/** A site that has been at work: database, instance.id, enquiries. */
function usedPlace(): SitePaths {
  const place = emptyPlace()
  cpSync(used.dataDir, place.dataDir, { recursive: true })
  return place
}

const used = await makeUsedPlace()

async function makeUsedPlace(): Promise<SitePaths> {
  const place = emptyPlace()
  const db = openSqliteSite(place)
  const insert = writerOf(db).prepare(
    `insert into enquiries (id, reference, name, email, desc, search, content_hash, created_at, updated_at)
     values (?, ?, 'Asha', 'asha@example.in', ?, '', '', 0, 0)`,
  )
  writerOf(db).transaction(() => {
    for (let i = 0; i < 200; i++) insert.run(`id-${i}`, `ref-${i}`, 'x'.repeat(2000))
  })()
  await db.close()
  return place
}

async function refusalOf(place: SitePaths): Promise<string> {
  const before = hashOfFile(place.databaseFile)
  try {
    await openSqliteSite(place).close()
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    expect(hashOfFile(place.databaseFile), 'a refused database stays as it is').toBe(before)
    return error.message
  }
  return 'opened'
}

test('a first start makes a database that is marked, known by its directory and for nobody else to read', async () => {
  const place = emptyPlace()
  const db = openSqliteSite(place)
  const [instance] = await tables(db).select().from(instances)
  expect(readFileSync(instanceFile(place), 'utf8').trim()).toBe(instance?.id)
  expect(statSync(instanceFile(place)).mode & 0o777).toBe(0o600)
  expect(writerOf(db).pragma('application_id', { simple: true })).toBe(APPLICATION_ID)
  expect(writerOf(db).pragma('synchronous', { simple: true })).toBe(2)
})

test('the same database opens again and again, and stays the same instance', async () => {
  const place = usedPlace()
  const id = readFileSync(instanceFile(place), 'utf8')
  const db = openSqliteSite(place)
  expect(await tables(db).select().from(enquiries)).toHaveLength(200)
  expect(readFileSync(instanceFile(place), 'utf8')).toBe(id)
})

test('a first start cut short starts over', async () => {
  const place = emptyPlace()
  writeFileSync(`${place.databaseFile}.new`, 'half a database')
  writeFileSync(`${place.databaseFile}.new-wal`, 'junk')
  expect(await refusalOf(place)).toBe('opened')
})

const damages: [string, (place: SitePaths) => void | Promise<void>, RegExp][] = [
  ['an empty file', ({ databaseFile }) => truncateSync(databaseFile, 0), /is empty \(0 bytes\)/],
  ['a text', ({ databaseFile }) => writeFileSync(databaseFile, 'x'.repeat(5000)), /not a database/],
  [
    'a wiped header',
    ({ databaseFile }) => {
      const bytes = readFileSync(databaseFile)
      writeFileSync(databaseFile, bytes.fill(0, 0, 100))
    },
    /not a database/,
  ],
  [
    'half a file',
    ({ databaseFile }) => truncateSync(databaseFile, statSync(databaseFile).size / 2),
    /damaged|cannot be used \(SQLITE_CORRUPT/,
  ],
  [
    'scribbled pages',
    ({ databaseFile }) => {
      const bytes = readFileSync(databaseFile)
      for (let at = 8192; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 200)
      writeFileSync(databaseFile, bytes)
    },
    /damaged|cannot be used \(SQLITE_CORRUPT/,
  ],
  [
    'no file beside instance.id',
    ({ databaseFile }) => rmSync(databaseFile),
    /is missing, but .*instance\.id/,
  ],
  [
    'no file beside uploads',
    (place) => {
      rmSync(place.databaseFile)
      rmSync(instanceFile(place))
      putUpload(place)
    },
    /is missing, but the files in/,
  ],
  [
    'the database of another program',
    ({ databaseFile }) => {
      rmSync(databaseFile)
      const client = new Database(databaseFile)
      client.exec('pragma application_id = 7; create table enquiries (id)')
      client.close()
    },
    /belongs to another program/,
  ],
  [
    'a database without our tables',
    ({ databaseFile }) => {
      rmSync(databaseFile)
      const client = new Database(databaseFile)
      client.exec('create table notes (id)')
      client.close()
    },
    /belongs to another program/,
  ],
  [
    'the database of another site',
    async ({ databaseFile }) => copyFileSync((await makeUsedPlace()).databaseFile, databaseFile),
    /belongs to another site/,
  ],
  [
    'a database of a later version',
    ({ databaseFile }) => {
      const client = new Database(databaseFile)
      client.exec('insert into "__drizzle_migrations" (hash, created_at) values (0, 9999999999999)')
      client.close()
    },
    /later version/,
  ],
]

test.each(damages)('%s stops the start and is left as it is', async (_, damage, reason) => {
  const place = usedPlace()
  await damage(place)
  expect(await refusalOf(place)).toMatch(reason)
})

test('a refusal names the newest copy there is', async () => {
  const place = usedPlace()
  const nightly = join(place.dataDir, 'backups', '2026-11-20.tar')
  mkdirSync(dirname(nightly))
  writeFileSync(nightly, 'backup')
  truncateSync(place.databaseFile, 0)
  expect(await refusalOf(place)).toContain(`The newest backup is ${nightly}.`)
})

test('an empty database is refused even where nothing else is left', async () => {
  const place = emptyPlace()
  writeFileSync(place.databaseFile, '')
  expect(await refusalOf(place)).toMatch(/0 bytes/)
})

test('a restored database without its instance.id is taken over', async () => {
  const place = usedPlace()
  rmSync(instanceFile(place))
  expect(await refusalOf(place)).toBe('opened')
  expect(existsSync(instanceFile(place))).toBe(true)
})

test('a database that a start left without its mark is marked, with every row', async () => {
  const place = emptyPlace()
  const old = databaseAsOf('0000_baseline', place.databaseFile)
  old.exec(
    "insert into admins (id, name, email, email_key, password_hash, created_at) values ('a', 'Meera', 'm', 'm', 'x', 0)",
  )
  old.close()

  const db = openSqliteSite(place)
  expect(await db.$count(admins)).toBe(1)
  expect(writerOf(db).pragma('application_id', { simple: true })).toBe(APPLICATION_ID)
  await db.close()
})

test('a database of the old numbering is refused with what to do', async () => {
  const place = emptyPlace()
  const old = databaseAsOf('0000_baseline', place.databaseFile)
  old.exec('update "__drizzle_migrations" set created_at = created_at - 86400000')
  old.close()
  const refusal = await refusalOf(place)
  expect(refusal).toContain('Export its rows with that program')
  expect(refusal).toContain('start with an empty data directory')
})

test.skipIf(!existsSync('/proc/locks'))('an open database is locked as in use', async () => {
  const place = emptyPlace()
  databaseAsOf('0000_baseline', place.databaseFile).close()
  const db = openSqliteSite(place)
  const { ino } = statSync(place.databaseFile)
  expect(readFileSync('/proc/locks', 'utf8')).toMatch(
    new RegExp(` READ +${process.pid} \\S+:${ino} `),
  )
  await db.close()
})
