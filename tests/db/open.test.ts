import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { DatabaseError } from '#db/database.server'
import { admins, enquiries, instances } from '#db/schema'
import { openSqliteSite, removeOldCopies } from '#db/sqlite/open.server'
import { instanceFile, type SitePaths } from '#db/sqlite/probe.server'
import { tables, writerOf } from '#tests/support/app'
import { databaseAsOf, emptyDataDir, hashOfFile, putUpload } from '#tests/support/site-paths'

/** Each of the many commits may take long on a busy disk. */
vi.setConfig({ testTimeout: 30_000 })

/** A copy of a site with a database, an instance.id and 200 enquiries. */
function usedSite(): SitePaths {
  const paths = emptyDataDir()
  cpSync(used.dataDir, paths.dataDir, { recursive: true })
  return paths
}

const used = await makeUsedSite()

async function makeUsedSite(): Promise<SitePaths> {
  const paths = emptyDataDir()
  const db = openSqliteSite(paths)
  const insert = writerOf(db).prepare(
    `insert into enquiries (id, reference, name, email, desc, search, content_hash, created_at, updated_at)
     values (?, ?, 'Asha', 'asha@example.in', ?, '', '', 0, 0)`,
  )
  writerOf(db).transaction(() => {
    for (let i = 0; i < 200; i++) insert.run(`id-${i}`, `ref-${i}`, 'x'.repeat(2000))
  })()
  await db.close()
  return paths
}

async function refusalOf(paths: SitePaths): Promise<string> {
  const before = hashOfFile(paths.databaseFile)
  try {
    await openSqliteSite(paths).close()
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    expect(hashOfFile(paths.databaseFile), 'a refused database stays as it is').toBe(before)
    return error.message
  }
  return 'opened'
}

test('a first start marks the database and writes its id to an instance.id that only its user can read', async () => {
  const paths = emptyDataDir()
  const db = openSqliteSite(paths)
  const [instance] = await tables(db).select().from(instances)
  expect(readFileSync(instanceFile(paths), 'utf8').trim()).toBe(instance?.id)
  expect(statSync(instanceFile(paths)).mode & 0o777).toBe(0o600)
  expect(writerOf(db).pragma('application_id', { simple: true })).toBe(0x73697465)
  expect(writerOf(db).pragma('synchronous', { simple: true })).toBe(2)
})

test('a database opened again has its rows and the same instance id', async () => {
  const paths = usedSite()
  const id = readFileSync(instanceFile(paths), 'utf8')
  const db = openSqliteSite(paths)
  expect(await tables(db).select().from(enquiries)).toHaveLength(200)
  expect(readFileSync(instanceFile(paths), 'utf8')).toBe(id)
})

test('a start after an interrupted first start succeeds', async () => {
  const paths = emptyDataDir()
  writeFileSync(`${paths.databaseFile}.new`, 'half a database')
  writeFileSync(`${paths.databaseFile}.new-wal`, 'junk')
  expect(await refusalOf(paths)).toBe('opened')
})

const damages: [string, (paths: SitePaths) => void | Promise<void>, RegExp][] = [
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
    'overwritten pages',
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
    (paths) => {
      rmSync(paths.databaseFile)
      rmSync(instanceFile(paths))
      putUpload(paths)
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
    async ({ databaseFile }) => copyFileSync((await makeUsedSite()).databaseFile, databaseFile),
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

test.each(damages)(
  'the start stops at %s, and the file stays unchanged',
  async (_, damage, reason) => {
    const paths = usedSite()
    await damage(paths)
    expect(await refusalOf(paths)).toMatch(reason)
  },
)

test('a refusal names the newest backup', async () => {
  const paths = usedSite()
  const nightly = join(paths.dataDir, 'backups', '2026-11-20.tar')
  mkdirSync(dirname(nightly))
  writeFileSync(nightly, 'backup')
  truncateSync(paths.databaseFile, 0)
  expect(await refusalOf(paths)).toContain(`The newest backup is ${nightly}.`)
})

test('a refusal names the copy before an update, but not as a backup', async () => {
  const paths = usedSite()
  const copy = join(dirname(paths.databaseFile), 'before-0013.sqlite')
  copyFileSync(paths.databaseFile, copy)
  truncateSync(paths.databaseFile, 0)
  const refusal = await refusalOf(paths)
  expect(refusal).toContain('There is no backup in the data directory')
  expect(refusal).toContain(`${copy} is the database before the last update, and no backup`)
})

test('copies from before a migration are removed after 30 days, and nothing else', () => {
  const paths = usedSite()
  const folder = dirname(paths.databaseFile)
  for (const name of ['before-0013.sqlite', 'after-update.sqlite'])
    copyFileSync(paths.databaseFile, join(folder, name))
  const days = (count: number) => Date.now() + count * 86_400_000
  const names = readdirSync(folder)
  removeOldCopies(paths, days(29))
  expect(readdirSync(folder)).toEqual(names)
  removeOldCopies(paths, days(31))
  expect(readdirSync(folder)).toEqual(names.filter((name) => name !== 'before-0013.sqlite'))
  removeOldCopies({ databaseFile: join(folder, 'none', 'site.sqlite') }, days(31))
})

test('an empty database file is refused even in a data directory without other files', async () => {
  const paths = emptyDataDir()
  writeFileSync(paths.databaseFile, '')
  expect(await refusalOf(paths)).toMatch(/0 bytes/)
})

test('a database without an instance.id is opened and gets one', async () => {
  const paths = usedSite()
  rmSync(instanceFile(paths))
  expect(await refusalOf(paths)).toBe('opened')
  expect(existsSync(instanceFile(paths))).toBe(true)
})

test('a database without an application id gets one and keeps its rows', async () => {
  const paths = emptyDataDir()
  const old = databaseAsOf('0000_baseline', paths.databaseFile)
  old.exec(
    "insert into admins (id, name, email, email_key, password_hash, created_at) values ('a', 'Meera', 'm', 'm', 'x', 0)",
  )
  old.close()

  const db = openSqliteSite(paths)
  expect(await db.$count(admins)).toBe(1)
  expect(writerOf(db).pragma('application_id', { simple: true })).toBe(0x73697465)
  await db.close()
})

test('a database from before the first release is refused with instructions', async () => {
  const paths = emptyDataDir()
  const old = databaseAsOf('0000_baseline', paths.databaseFile)
  old.exec('update "__drizzle_migrations" set created_at = created_at - 86400000')
  old.close()
  const refusal = await refusalOf(paths)
  expect(refusal).toContain('Export its rows with that program')
  expect(refusal).toContain('start with an empty data directory')
})

test.skipIf(!existsSync('/proc/locks'))('an open database holds a shared file lock', async () => {
  const paths = emptyDataDir()
  databaseAsOf('0000_baseline', paths.databaseFile).close()
  const db = openSqliteSite(paths)
  const { ino } = statSync(paths.databaseFile)
  expect(readFileSync('/proc/locks', 'utf8')).toMatch(
    new RegExp(` READ +${process.pid} \\S+:${ino} `),
  )
  await db.close()
})
