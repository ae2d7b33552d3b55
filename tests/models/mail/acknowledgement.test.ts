import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createEnquiry } from '#app/models/enquiry/create.server'
import type { Database } from '#db/database.server'
import { mails } from '#db/schema'
import { asha, freshDb, tables } from '#tests/support/app'

const acknowledgedBy = { name: 'Acme', email: 'hello@example.com' }
const enquiry = { ...asha, countryCode: '', type: '' }

const acknowledgements = async (db: Database) =>
  tables(db).select().from(mails).where(eq(mails.kind, 'acknowledgement'))

test('no acknowledgement is sent unless the company enables it', async () => {
  const db = await freshDb()
  await createEnquiry(db, enquiry, { type: 'General' })
  expect(await acknowledgements(db)).toEqual([])
})

test('an acknowledgement contains the reference and no text typed by the visitor', async () => {
  const db = await freshDb()
  const fields = { ...enquiry, name: 'Buy http://evil.example now' }
  const { reference } = await createEnquiry(db, fields, { type: 'General', acknowledgedBy })
  const [mail] = await acknowledgements(db)
  expect(mail).toMatchObject({ toAddress: asha.email, replyToAddress: acknowledgedBy.email })
  // Alone on its line, so that no mail program breaks it at a hyphen.
  expect(mail?.text.split('\n')).toContain(reference)
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('evil')
  expect(mail?.text).not.toContain(asha.desc)
})

test('acknowledgements are limited to one a day per email address and thirty an hour in total', async () => {
  const db = await freshDb()
  const send = (email: string, position: number, now: number) =>
    createEnquiry(
      db,
      { ...enquiry, email, desc: `Message number ${position}` },
      {
        type: 'General',
        acknowledgedBy,
        now,
      },
    )
  await send('a@example.in', 0, 0)
  await send('A@Example.in', 1, 3_600_000)
  expect(await acknowledgements(db)).toHaveLength(1)
  await send('a@example.in', 2, 25 * 3_600_000)
  expect(await acknowledgements(db)).toHaveLength(2)
  for (let i = 0; i < 50; i++) await send(`b${i}@example.in`, 10 + i, 48 * 3_600_000)
  expect(await acknowledgements(db)).toHaveLength(32)
})

test('addresses with a tag count as the mailbox that gets their emails', async () => {
  const db = await freshDb()
  const addresses = [
    'a+1@example.in',
    'a+2@example.in',
    'a@example.in',
    'a+1@example.com',
    '+a@b.in',
  ]
  for (const email of addresses) {
    const message = { ...enquiry, email, desc: `From ${email}` }
    await createEnquiry(db, message, { type: 'General', acknowledgedBy })
  }
  const sent = (await acknowledgements(db)).map(({ toAddress }) => toAddress)
  expect(sent).toEqual(['a+1@example.in', 'a+1@example.com', '+a@b.in'])
})

test('spam is not acknowledged', async () => {
  const db = await freshDb()
  const signs = { isHoneypotFilled: true, fillMs: undefined }
  await createEnquiry(db, enquiry, { type: 'General', acknowledgedBy, signs })
  expect(await acknowledgements(db)).toEqual([])
})

test('all spellings of an email address get one acknowledgement, an invalid address gets none', async () => {
  const db = await freshDb()
  const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u202e', '\u180e']
  const spellings = [
    ...invisible.map((one) => `asha@exam${one}ple.in`),
    '<asha@example.in>',
    'asha@example.in.',
  ]
  const indian = ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c']
  for (const email of [...spellings, ...indian, 'a..b@example.in']) {
    await createEnquiry(
      db,
      { ...enquiry, email, desc: `From ${email}` },
      { type: 'General', acknowledgedBy },
    )
  }
  expect((await acknowledgements(db)).map((mail) => mail.toAddress).sort()).toEqual([
    asha.email,
    indian[1],
  ])
})

test('an acknowledgement stored with a future time does not count towards the limit', async () => {
  const db = await freshDb()
  const send = (desc: string, now: number) =>
    createEnquiry(db, { ...enquiry, desc }, { type: 'General', acknowledgedBy, now })
  await send('One', 365 * 24 * 3_600_000)
  await send('Two', 0)
  expect(await acknowledgements(db)).toHaveLength(2)
})
