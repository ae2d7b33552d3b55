import { expect, test, vi } from 'vitest'

test.each([
  ['', '', false],
  ['', '/etc/site/database-url', true],
  ['postgres://localhost/site', '', true],
  ['mysql://localhost/site', '', false],
])(
  'DATABASE_URL "%s" and DATABASE_URL_FILE "%s" choose PostgreSQL: %s',
  async (url, file, isPostgres) => {
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DATABASE_URL_FILE', file)
    vi.resetModules()
    const engine = await import('#db/engine')
    expect(engine.isPostgres).toBe(isPostgres)
  },
)
