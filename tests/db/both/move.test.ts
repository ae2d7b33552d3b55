import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { run } from '#app/server/commands/move'
import { runCommand } from '#app/server/commands/run'
import { copySite } from '#db/move/copy.server'
import type { Row, Target } from '#db/move/source-target'
import { MOVED_TABLES } from '#db/move/tables'
import { fillPostgres } from '#db/postgres/move.server'
import { withReadOnly } from '#db/sqlite/inspect.server'
import { holdLock } from '#db/sqlite/lock.server'
import { readSqliteSite } from '#db/sqlite/move.server'
import type { SitePaths } from '#db/sqlite/probe.server'
import { afterThisFile } from '#tests/support/after-test'
import { SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { fillEveryTable, ROWS } from '#tests/support/every-table'
import { withClient } from '#tests/support/postgres'
import { startPostgres } from '#tests/support/postgres-server'
import { emptyDataDir } from '#tests/support/site-paths'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let server: string
let paths: SitePaths
let made = 0
beforeAll(async () => {
  paths = emptyDataDir()
  fillEveryTable(paths)
  if (process.env.DATABASE_URL) {
    server = process.env.DATABASE_URL
    return
  }
  const started = await startPostgres()
  server = started.url
  afterThisFile(() => started.stop('immediate'))
})
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('DATA_DIR', paths.dataDir)
  vi.stubEnv('ADMIN_SECRET_KEY', SECRET_KEY)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

async function emptyDatabase(): Promise<string> {
  const name = `move_${process.pid}_${++made}`
  await withClient(server, (client) => client.query(`create database ${name}`))
  onTestFinished(() =>
    withClient(server, (client) => client.query(`drop database ${name} with (force)`)).then(),
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const output = () =>
  [...vi.mocked(console.log).mock.calls, ...vi.mocked(console.error).mock.calls].join('\n')

/** Every row of every moved table as text. */
async function rowsOf(paths: SitePaths): Promise<Record<string, string[]>> {
  return readSqliteSite(paths, async (source) => {
    const all: Record<string, string[]> = {}
    for (const table of MOVED_TABLES) {
      const rows: string[] = []
      for await (const row of source.rows(table)) rows.push(textOf(row))
      all[table.name] = rows
    }
    return all
  })
}

const textOf = (row: Row) =>
  JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)))

const filesOf = ({ uploadsDir }: SitePaths) =>
  readdirSync(uploadsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('base64'))
    .sort()

const pathsIn = (dataDir: string): SitePaths => ({
  dataDir,
  databaseFile: join(dataDir, 'db', 'site.sqlite'),
  uploadsDir: join(dataDir, 'uploads'),
})

const tablesIn = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query("select from pg_tables where schemaname = 'public'")
    return rows.length
  })

test('a site moved to PostgreSQL and back has the same rows, files and key', async () => {
  const before = await rowsOf(paths)
  const counts = Object.values(before).map((rows) => rows.length)
  expect(new Set(counts)).toEqual(new Set([ROWS]))
  const url = await emptyDatabase()
  expect(await runCommand(['move', '--to', url], { clientFolder: '' })).toBe(0)
  expect(output()).toMatch(/Copied and compared: \d+ rows and 216 files/)
  expect(output()).toContain('Was missing already')
  expect(output()).toContain(
    `no longer reach ${paths.dataDir}: delete db, uploads and backups there`,
  )
  expect(await rowsOf(paths)).toEqual(before)
  const next = await withClient(url, (client) =>
    client.query("select nextval(pg_get_serial_sequence('enquiries', 'seq'))::int as seq"),
  )
  expect(next.rows).toEqual([{ seq: 121 }])

  vi.stubEnv('DATABASE_URL', url)
  const back = join(freshFolder(), 'back')
  await run(['--to', back])
  expect(output()).toContain('no longer reach the old database: drop it')
  expect(await rowsOf(pathsIn(back))).toEqual(before)
  expect(filesOf(pathsIn(back))).toEqual(filesOf(paths))
  expect(readFileSync(join(back, 'secret-key'), 'utf8').trim()).toBe(SECRET_KEY)
  expect(readdirSync(back).sort()).toEqual(['db', 'instance.id', 'secret-key', 'uploads'])
  const found = withReadOnly(pathsIn(back).databaseFile, (client) =>
    client
      .prepare('select count(*) from enquiries_search where enquiries_search match \'"search 11"\'')
      .pluck()
      .get(),
  )
  expect(found).toBe(11)
})

test('a site moved to PostgreSQL has the statistics and the visibility map that fast pages need', async () => {
  const url = await emptyDatabase()
  // Vacuum takes rows for visible only once their commit is on disk.
  const name = new URL(url).pathname.slice(1)
  await withClient(url, (client) =>
    client.query(`alter database "${name}" set synchronous_commit = on`),
  )
  await run(['--to', url])
  const { rows } = await withClient(url, (client) =>
    client.query(
      `select reltuples as rows, relallvisible > 0 as "isVisible",
        exists (select from pg_stats where tablename = relname) as "isAnalyzed"
        from pg_class where relname = 'enquiries'`,
    ),
  )
  expect(rows).toEqual([{ rows: ROWS, isVisible: true, isAnalyzed: true }])
})

test('an interrupted copy leaves nothing behind, and the next copy succeeds', async () => {
  const url = await emptyDatabase()
  const stopped = readSqliteSite(paths, (source) =>
    fillPostgres(url, (target) => {
      const putFile: Target['putFile'] = async () => {
        throw new Error('interrupted')
      }
      return copySite(source, { ...target, putFile })
    }),
  )
  await expect(stopped).rejects.toThrow('interrupted')
  expect(await tablesIn(url)).toBe(0)
  await run(['--to', url])

  vi.stubEnv('DATABASE_URL', url)
  const back = join(freshFolder(), 'back')
  mkdirSync(join(`${back}.new`, 'db'), { recursive: true })
  writeFileSync(join(`${back}.new`, 'db', 'site.sqlite'), 'half')
  await expect(run(['--to', back])).rejects.toMatchObject({ code: 73 })
  writeFileSync(join(`${back}.new`, '.site-move'), '')
  await run(['--to', back])
  expect(existsSync(`${back}.new`)).toBe(false)
})

test('a copy that differs from its source is refused and removed', async () => {
  const url = await emptyDatabase()
  const changed = readSqliteSite(paths, (source) =>
    fillPostgres(url, (target) =>
      copySite(source, {
        ...target,
        insert: (table, rows) =>
          target.insert(table, table.name === 'mails' ? rows.slice(1) : rows),
      }),
    ),
  )
  await expect(changed).rejects.toThrow(/The copy of mails differs: 120 rows/)
  expect(await tablesIn(url)).toBe(0)
})

test('a target that has rows is refused', async () => {
  const url = await emptyDatabase()
  await run(['--to', url])
  await expect(run(['--to', url])).rejects.toMatchObject({
    code: 73,
    message: expect.stringContaining('has rows already'),
  })
  vi.stubEnv('DATABASE_URL', url)
  await expect(run(['--to', paths.dataDir])).rejects.toMatchObject({ code: 73 })
})

test.each([
  ['mysql://u:sesame@127.0.0.1/x', 64],
  ['postgres://u:se#same@127.0.0.1/x', 64],
  ['postgres://u:sesame@127.0.0.1:1/x', 75],
  ['postgres://u:sesame@no-such-host.invalid/x', expect.any(Number)],
])('the URL %s is refused without showing its password', async (url, code) => {
  const refusal = await run(['--to', url]).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code })
  expect(String(refusal)).not.toMatch(/sesame|same@/)
  expect(String(refusal).split('\n')).toHaveLength(1)
})

test('a running site is not moved', async () => {
  const url = await emptyDatabase()
  const release = holdLock(join(paths.dataDir, 'db', 'site.lock'))
  await expect(run(['--to', url])).rejects.toMatchObject({ code: 75 })
  release?.()
  await run(['--to', url])

  vi.stubEnv('DATABASE_URL', url)
  const back = join(freshFolder(), 'back')
  await withClient(url, async (client) => {
    await client.query("set application_name = 'site'")
    await expect(run(['--to', back])).rejects.toMatchObject({ code: 75 })
  })
  expect(readdirSync(join(back, '..'))).toEqual([])
})

test('with DATABASE_URL set, a database as target and an empty database are named', async () => {
  vi.stubEnv('DATABASE_URL', await emptyDatabase())
  await expect(run(['--to', await emptyDatabase()])).rejects.toThrow('Unset it')
  await expect(run(['--to', join(freshFolder(), 'new')])).rejects.toThrow('There is no site')
})

test('an empty data directory has nothing to move', async () => {
  vi.stubEnv('DATA_DIR', freshFolder())
  await expect(run(['--to', await emptyDatabase()])).rejects.toMatchObject({ code: 66 })
})
