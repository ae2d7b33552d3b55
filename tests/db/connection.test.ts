import { expect, test } from 'vitest'

import { migrate } from '#db/migrate.server'
import { freshDb } from '#tests/support/app'

test('what a statement may have to take back stays in memory, also after a migration', () => {
  const db = freshDb()
  const store = () => db.$client.pragma('temp_store', { simple: true })
  const inMemory = 2
  expect(store()).toBe(inMemory)
  // What the last migration adds.
  db.$client.exec('alter table admins drop column totp_session')
  db.$client.exec(
    'delete from "__drizzle_migrations" where created_at = (select max(created_at) from "__drizzle_migrations")',
  )
  expect(migrate(db)).toBe(1)
  expect(store()).toBe(inMemory)
})
