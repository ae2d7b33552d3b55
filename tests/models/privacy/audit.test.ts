import { expect, test } from 'vitest'

import { PROGRAM, recordAction } from '#app/models/privacy/audit.server'
import { auditEntries } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'

test('an action is recorded with its author, detail and time', async () => {
  const db = await freshDb()
  await recordAction(tables(db), PROGRAM, {
    action: 'retention.run',
    detail: '3 enquiries',
    now: 1_000,
  })
  expect((await tables(db).select().from(auditEntries))[0]).toMatchObject({
    adminName: 'The site',
    action: 'retention.run',
    subjectId: '',
    detail: '3 enquiries',
    createdAt: 1_000,
  })
})

test('an audit entry is rolled back with its transaction', async () => {
  const db = await freshDb()
  const failing = db.write(async (tx) => {
    await recordAction(tx, PROGRAM, { action: 'retention.run' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await tables(db).select().from(auditEntries)).toEqual([])
})
