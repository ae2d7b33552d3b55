import { beforeEach, expect, test } from 'vitest'

import { createEnquiry } from '#app/models/enquiry/create.server'
import { addNote } from '#app/models/enquiry/note.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import type { Database } from '#db/database.server'
import { enquiries, mails } from '#db/schema'
import { asha, freshDb, imran, tables } from '#tests/support/app'

let db: Database
beforeEach(async () => {
  db = await freshDb()
})

let sent = 0
async function enquire(fields: Partial<typeof asha> = {}) {
  const desc = `Enquiry number ${sent++}`
  const { _id } = await createEnquiry(db, { ...imran, desc, ...fields }, { type: 'General' })
  return _id
}

async function mentionsOf(typed: string): Promise<string[]> {
  const key = readPersonKey(typed)
  if (!key) throw new Error(`${typed} is no key`)
  const found = await findMentions(db, key, await findPerson(db, key))
  return found.map(({ id }) => id).sort()
}

test('every row with the email address or number in any field is a mention, and no other', async () => {
  await enquire({ ...asha })
  await enquire()
  const named = [
    await enquire({ desc: 'Please write to my colleague ASHA@example.in instead' }),
    await enquire({ name: 'asha@example.in' }),
    await enquire({ companyName: 'Call 098765-43210, or write to asha@exam\u200bple.in' }),
    await enquire({ telegramId: 'asha@example.in' }),
    await enquire({ email: 'reply,asha@example.in' }),
  ]
  const noted = await enquire()
  await addNote(db, PROGRAM, noted, 'Asha (asha@example.in, 98765 43210) called about it')
  expect(await mentionsOf(asha.email)).toEqual([...named, noted].sort())
  expect(await mentionsOf(asha.phone)).toEqual([named[2], noted].sort())
})

test('a number that directly follows another one is listed as a mention', async () => {
  const id = await enquire({ phone: '98765432109811122222' })
  expect(await mentionsOf('98111 22222')).toEqual([id])
})

test('an internationalised email address is found in both of its spellings', async () => {
  const ids = [
    await enquire({ desc: 'Write to asha@उदाहरण.भारत please' }),
    await enquire({ desc: 'Write to asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }),
  ]
  expect(await mentionsOf('asha@उदाहरण.भारत')).toEqual(ids.sort())
})

test('mentions are found in every batch of rows', async () => {
  for (let count = 0; count < 250; count++) await enquire()
  const last = await enquire({ desc: 'Write to asha@example.in' })
  expect(await mentionsOf(asha.email)).toEqual([last])
})

test('an erasure deletes only the selected mentions, with their mails', async () => {
  await enquire({ ...asha })
  const one = await enquire({ desc: 'Write to asha@example.in' })
  const other = await enquire({ desc: 'Or to asha@example.in' })
  const key = { kind: 'email', key: asha.email } as const
  const by = { actor: PROGRAM, uploads: '/nowhere', also: [one] }
  expect((await erasePerson(db, key, by)).erased).toMatchObject({ enquiries: 2, mails: 2 })
  expect(await tables(db).select({ id: enquiries.id }).from(enquiries)).toEqual([{ id: other }])
  expect(await tables(db).select({ id: mails.subjectId }).from(mails)).toEqual([{ id: other }])
})
