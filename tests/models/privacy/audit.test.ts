import { expect, test } from 'vitest'

import { PROGRAM, recordAct } from '#app/models/privacy/audit.server'
import { auditEntries } from '#db/schema'
import { freshDb } from '../../support/app'

test('what was done is written down with who did it', () => {
  const db = freshDb()
  recordAct(db, PROGRAM, { act: 'retention.run', detail: '3 enquiries', now: 1_000 })
  expect(db.select().from(auditEntries).get()).toMatchObject({
    adminName: 'The site',
    act: 'retention.run',
    subjectId: '',
    detail: '3 enquiries',
    createdAt: 1_000,
  })
})

test('an act is undone with the transaction it belongs to', () => {
  const db = freshDb()
  expect(() =>
    db.transaction((tx) => {
      recordAct(tx, PROGRAM, { act: 'retention.run' })
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(db.select().from(auditEntries).all()).toEqual([])
})
