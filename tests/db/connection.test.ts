import { expect, test } from 'vitest'

import { migrate } from '#db/migrate.server'
import { freshDb } from '#tests/support/app'

test('what a statement may have to take back stays in memory, also after a migration', () => {
  const db = freshDb()
  const store = () => db.$client.pragma('temp_store', { simple: true })
  const inMemory = 2
  expect(store()).toBe(inMemory)
  db.$client.exec('drop index enquiries_by_idempotency_key')
  db.$client.exec(
    'delete from "__drizzle_migrations" where created_at = (select max(created_at) from "__drizzle_migrations")',
  )
  db.$client.exec('create unique index enquiries_by_idempotency_key on enquiries (idempotency_key)')
  expect(migrate(db)).toBe(1)
  expect(store()).toBe(inMemory)
})
