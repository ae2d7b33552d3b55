import { expect, test } from 'vitest'

import { openDb } from '#db/connection.server'
import { migrate } from '#db/migrate.server'

test('what a statement may have to take back stays in memory, also after a migration', () => {
  const db = openDb(':memory:')
  const store = () => db.$client.pragma('temp_store', { simple: true })
  const inMemory = 2
  expect(store()).toBe(inMemory)
  expect(migrate(db)).toBeGreaterThan(0)
  expect(store()).toBe(inMemory)
})
