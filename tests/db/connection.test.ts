import { expect, test } from 'vitest'

import { migrate } from '#db/migrate.server'
import { freshDb } from '#tests/support/app'

test('what a statement may have to take back stays in memory, also after a migration', () => {
  const db = freshDb()
  const store = () => db.$client.pragma('temp_store', { simple: true })
  const inMemory = 2
  expect(store()).toBe(inMemory)
  // What the last migration adds.
  db.$client.exec(`
    drop index enquiries_with_ats; drop index applications_with_ats;
    drop trigger enquiries_found_otherwise; drop trigger enquiries_found_no_more;
    drop trigger applications_found_otherwise; drop trigger applications_found_no_more;
    drop trigger applications_found_between; drop table search_changes;
  `)
  db.$client.exec(
    'delete from "__drizzle_migrations" where created_at = (select max(created_at) from "__drizzle_migrations")',
  )
  expect(migrate(db)).toBe(1)
  expect(store()).toBe(inMemory)
})
