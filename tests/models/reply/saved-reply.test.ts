import { expect, test } from 'vitest'

import { fillPlaceholders, unknownPlaceholders } from '#app/models/reply/placeholders'
import {
  deleteSavedReply,
  findSavedReply,
  listSavedReplies,
  MAX_SAVED,
  savedReplyInput,
  saveReply,
} from '#app/models/reply/saved-reply.server'
import { auditEntries } from '#db/schema'
import { freshDb, tables } from '#tests/support/app'

const meera = { id: 'meera', name: 'Meera Rao' }
const values = {
  name: 'Asha {my name}',
  reference: 'ENQ-75BZ-Y4NY',
  service: 'Bulk SMS',
  'my name': 'Meera Rao',
}

test('placeholders in any case are filled, filled values are not scanned, and unknown ones stay', () => {
  const text = 'Dear {name}, { My  Name } on {SERVICE} ({reference}) for {price} {} { x'
  expect(fillPlaceholders(text, values)).toBe(
    'Dear Asha {my name}, Meera Rao on Bulk SMS (ENQ-75BZ-Y4NY) for {price} {} { x',
  )
  expect(unknownPlaceholders(`${text} {price} {Preis}`)).toEqual(['{price}', '{Preis}'])
})

test.each([
  [{ title: '', text: 'Hello {name}' }, 'Give it a title'],
  [{ title: 'Prices', text: '' }, 'Write the text first'],
  [
    { title: 'Prices', text: 'Dear {nme}, {price}' },
    'There is no placeholder {nme}, {price}: use {name}, {reference}, {service} or {my name}',
  ],
])('the saved reply %j gives the error "%s"', (typed, message) => {
  const { error } = savedReplyInput.safeParse(typed)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('adding, changing and deleting a saved reply is audited without its text', async () => {
  const db = await freshDb()
  const prices = { title: 'Prices', text: 'Dear {name}' }
  expect(await saveReply(db, meera, undefined, prices)).toBe('saved')
  const [added] = await listSavedReplies(db)
  const id = added?.id ?? ''
  expect(added).toMatchObject(prices)
  expect(await saveReply(db, meera, id, { ...prices, text: 'Hello {name}' })).toBe('saved')
  expect(await findSavedReply(db, id)).toMatchObject({ text: 'Hello {name}' })
  expect(await deleteSavedReply(db, meera, id)).toBe('deleted')
  expect(await deleteSavedReply(db, meera, id)).toBe('gone')
  expect(await listSavedReplies(db)).toEqual([])
  const log = await tables(db).select().from(auditEntries)
  expect(log.map(({ action, subjectId, detail }) => [action, subjectId, detail])).toEqual([
    ['saved-reply.add', id, ''],
    ['saved-reply.change', id, ''],
    ['saved-reply.delete', id, ''],
  ])
})

test('a title is unique, the same reply sent twice is saved once, an unknown id is not saved', async () => {
  const db = await freshDb()
  const prices = { title: 'Prices', text: 'Dear {name}' }
  await saveReply(db, meera, undefined, prices)
  expect(await saveReply(db, meera, undefined, prices)).toBe('saved')
  expect(await saveReply(db, meera, undefined, { ...prices, text: 'Another' })).toBe('taken')
  await saveReply(db, meera, undefined, { title: 'Hours', text: 'Nine to five' })
  const [hours, kept] = await listSavedReplies(db)
  expect([hours?.title, kept?.title]).toEqual(['Hours', 'Prices'])
  expect(await saveReply(db, meera, hours?.id, { ...prices, text: 'x' })).toBe('taken')
  expect(await saveReply(db, meera, 'nobody', { title: 'New', text: 'x' })).toBe('gone')
})

test('a colleague’s change since the form was opened is not overwritten, the same text is no conflict', async () => {
  const db = await freshDb()
  const prices = { title: 'Prices', text: 'Dear {name}' }
  await saveReply(db, meera, undefined, prices, { now: 5 })
  const [{ id = '' } = {}] = await listSavedReplies(db)
  const save = (text: string, base?: string) =>
    saveReply(db, meera, id, { ...prices, text }, { base, now: 5 })
  expect(await save('Theirs', '5')).toBe('saved')
  expect(await save('Mine', '5')).toBe('changed')
  expect(await save('Theirs', '5')).toBe('saved')
  expect(await findSavedReply(db, id)).toMatchObject({ text: 'Theirs', updatedAt: 6 })
  expect(await save('Mine', '6')).toBe('saved')
  expect(await save('By an older form')).toBe('saved')
})

test('a saved reply that a colleague changed since the question was opened is not deleted', async () => {
  const db = await freshDb()
  const prices = { title: 'Prices', text: 'Dear {name}' }
  await saveReply(db, meera, undefined, prices, { now: 5 })
  const [{ id = '' } = {}] = await listSavedReplies(db)
  await saveReply(db, meera, id, { ...prices, text: 'Theirs' }, { now: 6 })
  expect(await deleteSavedReply(db, meera, id, '5')).toBe('changed')
  expect(await findSavedReply(db, id)).toMatchObject({ text: 'Theirs' })
  expect(await deleteSavedReply(db, meera, id, '6')).toBe('deleted')
})

test('a saved reply above the maximum is refused', async () => {
  const db = await freshDb()
  const save = (title: string, id?: string) => saveReply(db, meera, id, { title, text: 'Hello' })
  for (let count = 0; count < MAX_SAVED; count++) expect(await save(`Reply ${count}`)).toBe('saved')
  expect(await save('One more')).toBe('full')
  const saved = await listSavedReplies(db)
  expect(saved).toHaveLength(MAX_SAVED)
  expect(await save('A new title', saved[0]?.id)).toBe('saved')
  expect(await save('A new title')).toBe('saved')
})
