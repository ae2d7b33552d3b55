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

test('nobody is written to unless the company says so', async () => {
  const db = await freshDb()
  await createEnquiry(db, enquiry, { type: 'General' })
  expect(await acknowledgements(db)).toEqual([])
})

test('a sender gets the reference, and not one word of what was typed', async () => {
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

test('one address is written to once a day, and all together so often an hour', async () => {
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

test('spam is not acknowledged', async () => {
  const db = await freshDb()
  const signs = { isTrapped: true, fillMs: undefined }
  await createEnquiry(db, enquiry, { type: 'General', acknowledgedBy, signs })
  expect(await acknowledgements(db)).toEqual([])
})

test('one mailbox is written to once, in whatever spelling, and none that cannot be', async () => {
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

test('what a wrong clock stored in the future does not count', async () => {
  const db = await freshDb()
  const send = (desc: string, now: number) =>
    createEnquiry(db, { ...enquiry, desc }, { type: 'General', acknowledgedBy, now })
  await send('One', 365 * 24 * 3_600_000)
  await send('Two', 0)
  expect(await acknowledgements(db)).toHaveLength(2)
})
