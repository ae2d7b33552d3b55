import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSite } from '#app/models/company/open-site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { readMetrics, writeMetrics } from '#app/models/health/metrics.server'
import { runCommand } from '#app/server/commands/run'
import { isPostgres } from '#db/engine'
import { asha, freshSite, SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { createPostgres } from '#tests/support/postgres'

// The server build exists only after a build.
vi.mock('virtual:remix/server-build', () => ({}))

let dataDir: string
beforeEach(async () => {
  dataDir = freshFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('ADMIN_SECRET_KEY', SECRET_KEY)
  vi.stubEnv('NO_COLOR', '1')
  if (isPostgres) vi.stubEnv('DATABASE_URL', await createPostgres())
})

async function site(line: string) {
  const out: string[] = []
  const note = (text: unknown) => void out.push(String(text))
  vi.spyOn(console, 'log').mockImplementation(note)
  vi.spyOn(console, 'error').mockImplementation(note)
  const code = await runCommand(line.split(' '), { clientFolder: '' })
  return { code, text: out.join('\n') }
}

test('site check prints the row counts, the clock and the database server', async () => {
  const { db } = await openSite(process.env)
  await createEnquiry(db, asha, { type: 'General' })
  await db.close()
  const { code, text } = await site('check')
  expect(code).toBe(0)
  expect(text).toContain('database  1 enquiries, 0 applications')
  expect(text).toMatch(/clock +\d{4}-/)
  if (isPostgres) expect(text).toMatch(/PostgreSQL 1\d\.\d+; (no standby|a?synchronous)/)
  expect(text.includes('backups')).toBe(!isPostgres)
})

test('site check prints one line for a database server that is down', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://u:open-sesame@127.0.0.1:1/d')
  const { code, text } = await site('check')
  expect(code).toBe(75)
  expect(text).toMatch(/wrong +database +The database d on 127\.0\.0\.1:1 as u cannot be used/)
  expect(text).not.toContain('sesame')
})

test('backup and restore commands work with SQLite and name the tools of PostgreSQL', async () => {
  await (await openSite(process.env)).db.close()
  const file = join(freshFolder(), 'site.tar')
  const made = await site(`backup ${file}`)
  expect(existsSync(file)).toBe(!isPostgres)
  if (!isPostgres) return expect(made.code).toBe(0)
  const tools = { backup: 'pg_dump', restore: 'pg_restore' }
  expect(made).toEqual({ code: 78, text: expect.stringContaining(tools.backup) })
  for (const line of ['backup --nightly', `restore ${file}`, 'restore --check']) {
    const [command] = line.split(' ') as ['backup' | 'restore']
    const { code, text } = await site(line)
    expect(code).toBe(78)
    expect(text).toMatch(new RegExp(`^site ${command} is for SQLite.*${tools[command]}.*$`))
  }
})

test('metrics contain size and replication of PostgreSQL, and the last backup of SQLite', async () => {
  const text = writeMetrics(await readMetrics(await freshSite()))
  expect(Number(/^site_database_bytes (\d+)$/m.exec(text)?.[1] ?? 0) > 0).toBe(isPostgres)
  expect(text.includes('site_database_synchronous')).toBe(isPostgres)
  expect(text.includes('site_database_standby_lag_seconds')).toBe(isPostgres)
  expect(text.includes('site_last_backup_timestamp_seconds')).toBe(!isPostgres)
})
