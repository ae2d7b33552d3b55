import { expect, test } from 'vitest'
import { isPostgres } from '#db/engine'
import { freshDb, freshSite } from '#tests/support/app'
import { readyFor } from '#tests/support/ready'

test('a site with a database that is not writable is not ready', async () => {
  const db = await freshDb()
  await freshSite({ db: { ...db, isWritable: async () => false } })
  const response = await readyFor('127.0.0.1')
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('10')
  // Mails are not counted on a PostgreSQL server that is not writable.
  const waiting = isPostgres ? null : 0
  expect(await response.json()).toMatchObject({ database: 'not writable', mail: { waiting } })
})

test('a site with a writable database is ready', async () => {
  await freshSite()
  const response = await readyFor('127.0.0.1')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ database: 'writable', mail: { waiting: 0 } })
})
