import { expect, test, vi } from 'vitest'

import { checkIntegrity } from '#db/sqlite/identity.server'
import { freshDb, writerOf } from '#tests/support/app'

test('the check at start skips very long tables and checks all others', async () => {
  const client = writerOf(await freshDb())
  client.exec(`
    create table long (n integer);
    insert into long with recursive numbers (n) as (
      select 1 union all select n + 1 from numbers limit 300001
    ) select n from numbers;
    create table short (n integer);
  `)
  const pragma = vi.spyOn(client, 'pragma')
  checkIntegrity(client, { databaseFile: '', dataDir: '' } as never)
  const checks = pragma.mock.calls.map(([text]) => text)
  expect(checks).not.toContain("quick_check('long')")
  expect(checks).toContain("quick_check('short')")
  expect(checks).toContain("quick_check('enquiries')")
})
