import { expect, test } from 'vitest'

import { PROGRAM, recordAct } from '#app/models/privacy/audit.server'
import { auditEntries } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'

test('an act is recorded with its author, detail and time', async () => {
  const db = await freshDb()
  await recordAct(tables(db), PROGRAM, { act: 'retention.run', detail: '3 enquiries', now: 1_000 })
  expect((await tables(db).select().from(auditEntries))[0]).toMatchObject({
    adminName: 'The site',
    act: 'retention.run',
    subjectId: '',
    detail: '3 enquiries',
    createdAt: 1_000,
  })
})

test('an audit entry is rolled back with its transaction', async () => {
  const db = await freshDb()
  const failing = db.write(async (tx) => {
    await recordAct(tx, PROGRAM, { act: 'retention.run' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await tables(db).select().from(auditEntries)).toEqual([])
})
