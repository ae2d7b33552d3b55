import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { runCommand } from '#app/server/commands/run'
import { openPostgres } from '#db/postgres/database.server'
import { explainServer, shownUrl } from '#db/postgres/explain.server'
import { checkServer, openPostgresSite } from '#db/postgres/open.server'
import { afterThisFile } from '#tests/support/after-test'
import { SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { withClient } from '#tests/support/postgres'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const PASSWORD = 'open-sesame'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
  afterThisFile(() => server.stop('immediate'))
  const hba = join(server.folder, 'data', 'pg_hba.conf')
  const rules = readFileSync(hba, 'utf8')
  writeFileSync(hba, `host all guarded 127.0.0.1/32 scram-sha-256\n${rules}`)
  for (const statement of [
    'select pg_reload_conf()',
    "create role guarded login password 'another'",
    'create role guest login',
    'create role maker login',
    'create database ours',
    'create database plain template template0 encoding sql_ascii locale "C"',
    'create database still',
    'alter database still set default_transaction_read_only = on',
    'create database half',
  ]) {
    await withClient(server.url, (client) => client.query(statement))
  }
  await withClient(urlWith({ path: '/half' }), (client) =>
    client.query('grant create on schema public to maker'),
  )
})

function urlWith(change: { path?: string; user?: string; host?: string; port?: number } = {}) {
  const { path = '/ours', user = 'postgres', host = '127.0.0.1', port = server.port } = change
  return `postgres://${user}:${PASSWORD}@${host}:${port}${path}`
}

const CASES: [string, Parameters<typeof urlWith>[0], RegExp, number][] = [
  ['a port where nothing listens', { port: 1 }, /nothing listens there/, 75],
  ['an unknown host', { host: 'no-such-host.invalid' }, /host/, expect.any(Number)],
  ['a wrong password', { user: 'guarded' }, /refuses user and password/, 78],
  ['an unknown user', { user: 'nobody-here' }, /refuses user and password/, 78],
  ['a missing database', { path: '/none' }, /no such database. Create it/, 78],
  ['another encoding', { path: '/plain' }, /encoded as SQL_ASCII. Create one/, 78],
  ['a database that is read-only', { path: '/still' }, /a standby or a read-only database/, 78],
  ['a user without rights', { user: 'guest' }, /lacks rights. Make it the owner/, 78],
  ['a missing extension', { path: '/half', user: 'maker' }, /CREATE EXTENSION pg_trgm/, 78],
]

test.each(CASES)(
  '%s stops the start with a one-line error message',
  async (_, change, line, code) => {
    vi.stubEnv('DATABASE_URL', urlWith(change))
    vi.stubEnv('DATA_DIR', freshFolder())
    vi.stubEnv('ADMIN_SECRET_KEY', SECRET_KEY)
    const refusal = await openPostgresSite(urlWith(change)).catch((error: Error) => error)
    expect(refusal).toMatchObject({ message: expect.stringMatching(line) })
    expect(String(refusal)).not.toContain(PASSWORD)
    expect(String(refusal)).not.toContain('\n')
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    expect(await runCommand(['mail', 'test'], { clientFolder: '' })).toEqual(code)
    expect(printed.mock.calls.flat().join('\n')).toMatch(line)
    expect(JSON.stringify(printed.mock.calls)).not.toContain(PASSWORD)
  },
)

test('a command refuses a database without a site and makes no tables', async () => {
  await withClient(server.url, (client) => client.query('create database empty'))
  const url = urlWith({ path: '/empty' })
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('DATA_DIR', freshFolder())
  vi.stubEnv('ADMIN_SECRET_KEY', SECRET_KEY)
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  expect(await runCommand(['admin', 'list'], { clientFolder: '' })).toBe(66)
  expect(printed.mock.calls).toEqual([['There is no site in the database of DATABASE_URL.']])
  const tables = `select 1 from pg_tables where schemaname not like 'pg%' and schemaname <> 'information_schema'`
  await withClient(url, async (client) => {
    expect((await client.query(tables)).rows).toEqual([])
  })
})

test('a server that is down or sends nothing is not writable', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  for (const failing of [port, 1]) {
    const db = openPostgres(urlWith({ port: failing }))
    expect(await db.isWritable()).toBe(false)
    await db.close()
  }
})

const checkVersion = (server: object) => {
  const client = { query: async () => ({ rows: [server] }) }
  return checkServer(client as unknown as pg.ClientBase)
}

test('a server older than 15 is refused by its version', async () => {
  const old = { version: 140_011, shown: '14.11', encoding: 'UTF8' }
  await expect(checkVersion(old)).rejects.toThrow(
    'The server runs PostgreSQL 14.11. Upgrade it to 15 or later.',
  )
})

test.each([
  ['57P03', 'starting or stopping', true],
  ['53300', 'too many connections', true],
  ['0A000', 'Install the contrib package', false],
  ['XX001', 'page is broken (XX001)', false],
])('the server error %s is explained', (code, words, isTransient) => {
  const error = Object.assign(new Error('page is broken'), { code })
  const explained = explainServer(error, 'postgres://u:open-sesame@h/d')
  expect(explained).toMatchObject({ isTransient, message: expect.stringContaining(words) })
  expect(String(explained)).toContain('d on h as u')
})

test.each([
  'postgres://u:open%zzsesame@h/d',
  'postgres://u:open-sesame@h:port/d',
  'postgres://h/d?user=u&password=open-sesame',
])('the URL %s is shown without its password', async (url) => {
  expect(shownUrl(url)).not.toContain('sesame')
  const refusal = await openPostgresSite(url).catch((error: Error) => error)
  expect(JSON.stringify([String(refusal), refusal])).not.toContain('sesame')
})

test.each([
  ['postgres://u:open#sesame@h/d', false],
  ['postgres://u:1/sesame@h/d', false],
  ['postgres://u:1?sesame@h/d', false],
  ['postgres://u:open%zzsesame@h/d', false],
  ['mysql://u:sesame@h/d', false],
  ['postgres://u:open%23sesame@h/d', true],
  ['postgresql://u@h:5432/d?sslmode=require', true],
  ['postgres:///d?host=/run/postgresql', true],
])('DATABASE_URL=%s is valid: %s', async (url, isValid) => {
  const { databaseUrl } = await import('#app/models/company/database-url')
  const parsed = databaseUrl.safeParse(url)
  expect(parsed.success).toBe(isValid)
  expect(parsed.error?.message ?? '').not.toContain('sesame')
})
