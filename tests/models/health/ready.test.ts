import { expect, test } from 'vitest'
import { isPostgres } from '#db/engine'
import { freshDb, freshSite } from '#tests/support/app'
import { readyFor } from '#tests/support/ready'

test('a site whose database takes no write is not ready', async () => {
  const db = await freshDb()
  await freshSite({ db: { ...db, isWritable: async () => false } })
  const answer = await readyFor('127.0.0.1')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('10')
  // A server that is away is not asked for its mails.
  const waiting = isPostgres ? null : 0
  expect(await answer.json()).toMatchObject({ database: 'not writable', mail: { waiting } })
})

test('a site whose database takes writes is ready', async () => {
  await freshSite()
  const answer = await readyFor('127.0.0.1')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ database: 'writable', mail: { waiting: 0 } })
})
