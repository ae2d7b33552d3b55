import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { createEnquiry } from '#app/models/enquiry/create.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findPerson } from '#app/models/privacy/person.server'
import { exportPerson } from '#app/models/privacy/person-export.server'
import { type PersonKey, readPersonKey } from '#app/models/privacy/person-key.server'
import {
  currentReceiptKey,
  findErasureReceipt,
  hashPersonKey,
} from '#app/models/privacy/receipt.server'
import type { Database } from '#db/database.server'
import {
  applications,
  auditEntries,
  bouncedAddresses,
  enquiries,
  enquiryEvents,
  mails,
} from '#db/schema'
import { tables } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { countStored, isStored } from '#tests/support/stored'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'
import { asha, freshDb, imran } from '../../support/app'

const MEERA: Actor = { id: 'meera', name: 'Meera Rao' }

let folder: string
beforeEach(() => {
  folder = freshFolder()
})

function keyOf(typed: string): PersonKey {
  const key = readPersonKey(typed)
  if (!key) throw new Error(`${typed} is no key`)
  return key
}

const enquire = (db: Database, fields: object, more: object = {}) =>
  createEnquiry(
    db,
    { ...asha, countryCode: '', type: '', ...fields },
    { type: 'Bulk SMS', ...more },
  )

const apply = (db: Database, fields: Record<string, string> = {}) =>
  submit(db, folder, {
    fullName: asha.name,
    email: asha.email,
    phone: '098765-43210',
    motivation: 'I like queues',
    gender: 'Female',
    ...fields,
  })

test.each([
  ['Asha@Example.IN', { kind: 'email', key: 'asha@example.in' }],
  [' ａｓｈａ@example.in ', { kind: 'email', key: 'asha@example.in' }],
  ['mailto:Asha@example.in?subject=Hello', { kind: 'email', key: 'asha@example.in' }],
  ['Asha Verma <asha@example.in>', { kind: 'email', key: 'asha@example.in' }],
  ['"Verma, Asha" <mailto:asha@example.in>,', { kind: 'email', key: 'asha@example.in' }],
  ['asha@example.in;', { kind: 'email', key: 'asha@example.in' }],
  ['98765 43210', { kind: 'phone', key: '+919876543210' }],
  ['९८७६५ ४३२१०', { kind: 'phone', key: '+919876543210' }],
  ['१२ ३४ ५६', { kind: 'phone', key: '123456' }],
  ['+91-98765-43210', { kind: 'phone', key: '+919876543210' }],
  ['+44 20 7946 0958', { kind: 'phone', key: '+442079460958' }],
  ['12 34 56', { kind: 'phone', key: '123456' }],
  ['Asha', undefined],
  ['12345', undefined],
  ['', undefined],
])('"%s" is read as the key %o', (typed, key) => {
  expect(readPersonKey(typed)).toEqual(key)
})

test('a person is found by any spelling of their email address, also in spam and bin', async () => {
  const db = await freshDb()
  await enquire(db, { email: 'ASHA@example.in' })
  await enquire(
    db,
    { email: 'asha@EXAMPLE.in', desc: 'Buy now, another text' },
    { signs: { isHoneypotFilled: true, fillMs: undefined } },
  )
  await enquire(db, { ...imran, phone: '' })
  const { _id } = await apply(db)
  await tables(db).update(applications).set({ deletedAt: 1 })
  const person = await findPerson(db, keyOf('asha@example.in'))
  expect(person.enquiries.map((row) => row.isSpam)).toEqual([false, true])
  expect(person.applications.map((row) => row.id)).toEqual([_id])
  expect(person.mails.map((row) => row.state)).toEqual(['waiting', 'held', 'waiting'])
})

test.each(['+91 98765 43210', '9876543210', '0 98765 43210', '(+91) 98765-43210'])(
  'a person is found by their number written as "%s"',
  async (typed) => {
    const db = await freshDb()
    await enquire(db, {})
    const unparsed = await enquire(db, { desc: 'Typed so that no number is read' })
    await tables(db)
      .update(enquiries)
      .set({ phone: '098765/43210 (shop)', isPhoneValid: false })
      .where(eq(enquiries.id, unparsed._id))
    await enquire(db, { ...imran, phone: '+91 98765 43211' })
    await apply(db)
    await tables(db).update(applications).set({ phoneKey: '09876543210' })
    const person = await findPerson(db, keyOf(typed))
    expect([person.enquiries.length, person.applications.length]).toEqual([2, 1])
  },
)

const SPELLINGS = [
  'asha@exam\u200bple.in',
  '\u2066asha@example.in\u2069',
  '(asha@example.in)',
  '[asha@example.in]',
  '"asha@example.in"',
  'asha@example.in:',
  'asha@example.in>',
  'asha@example.in/',
  'asha@example.in.',
  'ＡＳＨＡ@example.in',
]

test('a search and an erasure by one spelling of an email address match all spellings', async () => {
  const db = await freshDb()
  for (const email of SPELLINGS)
    await enquire(db, { email, desc: `OTP messages, sent as ${email}` })
  await apply(db, { email: '<asha@example.in>' })
  for (const typed of SPELLINGS)
    expect((await findPerson(db, keyOf(typed))).enquiries).toHaveLength(SPELLINGS.length)
  const { erased } = await erasePerson(db, keyOf(asha.email), { actor: MEERA, uploads: folder })
  expect(erased).toMatchObject({ enquiries: SPELLINGS.length, applications: 1 })
  expect(await db.$count(enquiries)).toBe(0)
})

test.each([
  '98765 43210 / 98111 22222',
  '98765 43210 or 98111 22222',
  '98111 22222 (office), 98765 43210',
  '98765 43210 98111 22222',
  '9876543210 9811122222',
  '९८७६५-४३२१० ०९८१११-२२२२२',
  '+91 98765 43210 +91 98111 22222',
])('each of the two numbers in "%s" finds the row', async (phone) => {
  const db = await freshDb()
  await enquire(db, { phone })
  await apply(db, { phone })
  for (const typed of ['98765 43210', '+91 98111 22222']) {
    const person = await findPerson(db, keyOf(typed))
    expect([person.enquiries.length, person.applications.length]).toEqual([1, 1])
  }
  expect((await findPerson(db, keyOf('98765 43211'))).enquiries).toEqual([])
})

test('a number typed with an extension is found without it, and exported as typed', async () => {
  const db = await freshDb()
  await enquire(db, { phone: '0522 400 2019 ext 204' })
  const { enquiries: found } = await exportPerson(db, keyOf('0522 400 2019'))
  expect(found).toMatchObject([{ phone: '+915224002019', phoneTyped: '0522 400 2019 ext 204' }])
})

test('an email address sent with a prefix, brackets or punctuation is found with and without them', async () => {
  const db = await freshDb()
  const sent = ['mailto:asha@example.in', '<asha@example.in>', 'asha@example.in,']
  for (const email of sent) await enquire(db, { email, desc: `OTP messages, sent as ${email}` })
  for (const typed of ['asha@example.in', ...sent]) {
    expect((await findPerson(db, keyOf(typed))).enquiries).toHaveLength(3)
  }
})

test.each(['12-34-56-78', '12345678', '12 34 56 78'])(
  'an invalid number is found by its digits, typed as "%s"',
  async (typed) => {
    const db = await freshDb()
    await enquire(db, { phone: '12-34-56-78' })
    await apply(db, { phone: '12-34-56-78' })
    await apply(db, { phone: '+12345678', motivation: 'With a plus' })
    await apply(db, { phone: '+1234-5678', motivation: 'With a plus and a line' })
    await apply(db, { email: imran.email, motivation: 'Another one' })
    const person = await findPerson(db, keyOf(typed))
    expect([person.enquiries.length, person.applications.length]).toEqual([1, 3])
  },
)

test('a number typed in Hindi digits is found by ASCII digits', async () => {
  const db = await freshDb()
  await enquire(db, { phone: '९८७६५ ४३२१०' })
  await enquire(db, {
    email: 'other@example.in',
    phone: '१२३ ४५६',
    desc: 'A number of a switchboard',
  })
  expect((await findPerson(db, keyOf('98765 43210'))).enquiries).toHaveLength(1)
  expect((await findPerson(db, keyOf('123456'))).enquiries).toHaveLength(1)
})

test('the export contains the data of a person and the notes about them, without staff names', async () => {
  const db = await freshDb()
  const { _id, reference } = await enquire(db, {})
  const event = { enquiryId: _id, adminName: MEERA.name, createdAt: 5 }
  await tables(db)
    .insert(enquiryEvents)
    .values([
      { ...event, id: 'a', kind: 'status', from: 'New', to: 'Pending' },
      { ...event, id: 'b', kind: 'note', note: 'Called, wants a quote' },
      { ...event, id: 'c', kind: 'assignment', from: '', to: MEERA.name },
    ])
  const application = await apply(db)
  const file = await exportPerson(db, keyOf(asha.email), 0)
  expect(file).toMatchObject({
    exportedAt: '1970-01-01T00:00:00.000Z',
    enquiries: [
      {
        reference,
        name: asha.name,
        description: asha.desc,
        phone: '+919876543210',
        history: [
          { kind: 'status', from: 'New', to: 'Pending' },
          { kind: 'note', note: 'Called, wants a quote' },
          { kind: 'assignment' },
        ],
      },
    ],
    applications: [
      {
        motivation: 'I like queues',
        resume: { name: 'cv.pdf', download: `/careers/downloadResume/${application._id}` },
      },
    ],
    mails: [{ kind: 'enquiry' }, { kind: 'application' }],
  })
  expect(JSON.stringify(file)).not.toContain(MEERA.name)
})

test('an erasure deletes all data of the person and no data of others', async () => {
  const db = await freshDb()
  const mine = await enquire(db, {})
  await enquire(db, { ...imran, phone: '' })
  await tables(db)
    .insert(enquiryEvents)
    .values([
      { id: 'a', enquiryId: mine._id, kind: 'status', adminName: 'Meera Rao', createdAt: 5 },
      { id: 'b', enquiryId: mine._id, kind: 'note', adminName: 'Meera Rao', createdAt: 6 },
    ])
  await apply(db)
  await apply(db, { fullName: imran.name, email: imran.email, phone: '98765 00000' })
  const storage = { db, uploads: folder }
  expect(await countStored(storage)).toBe(2)

  const key = keyOf(asha.email)
  const receipt = await erasePerson(db, key, {
    actor: MEERA,
    uploads: folder,
    now: 7,
  })
  expect(receipt).toMatchObject({
    foundBy: 'email',
    erased: { enquiries: 1, notes: 1, events: 1, applications: 1, resumes: 1, mails: 2 },
    erasedAt: 7,
    erasedBy: 'Meera Rao',
  })
  const left = JSON.stringify(
    await Promise.all(
      [enquiries, enquiryEvents, applications, mails, auditEntries].map(async (table) =>
        tables(db).select().from(table),
      ),
    ),
  )
  for (const trace of [asha.email, asha.name, asha.desc, '98765 43210', mine._id])
    expect(left).not.toContain(trace)
  expect(left).toContain(imran.email)
  const [kept, ...others] = await tables(db).select().from(applications)
  expect(others).toEqual([])
  expect(await isStored(storage, kept?.resumeFile ?? 'none')).toBe(true)
  expect(await countStored(storage)).toBe(1)
})

test('a bounced address without enquiries is exported and erased', async () => {
  const db = await freshDb()
  const key = keyOf('gone@example.in')
  const row = { emailKey: 'gone@example.in', reason: 'full', createdAt: 0 }
  await tables(db).insert(bouncedAddresses).values(row)
  const { bounces } = await exportPerson(db, key)
  expect(bounces).toMatchObject([{ address: 'gone@example.in' }])
  await erasePerson(db, key, { actor: MEERA, uploads: folder })
  expect(await tables(db).$count(bouncedAddresses)).toBe(0)
})

test('bounced email addresses found by phone number are exported, and erased unless another person uses them', async () => {
  const db = await freshDb()
  await enquire(db, { email: 'ASHA@example.in' })
  await apply(db, { email: 'work@example.in' })
  const shared = ['shared@example.in', 'office@example.in']
  for (const email of shared) await enquire(db, { email, desc: `Sent as ${email}` })
  await enquire(db, { ...imran, email: shared[0], phone: '' })
  await apply(db, { fullName: imran.name, email: 'office@example.in', phone: '98765 00000' })
  const own = [asha.email, 'work@example.in']
  for (const emailKey of [...own, ...shared, imran.email])
    await tables(db).insert(bouncedAddresses).values({ emailKey, reason: 'full', createdAt: 0 })
  const key = keyOf('98765 43210')
  const { bounces } = await exportPerson(db, key)
  expect(bounces.map(({ address }) => address).sort()).toEqual([...own, ...shared].sort())
  await erasePerson(db, key, { actor: MEERA, uploads: folder })
  const left = await tables(db).select().from(bouncedAddresses)
  expect(left.map(({ emailKey }) => emailKey).sort()).toEqual([...shared, imran.email].sort())
})

test('a receipt can be read from the audit log, and its hash is specific to person and site', async () => {
  const db = await freshDb()
  await enquire(db, {})
  const key = keyOf(asha.email)
  const by = { actor: MEERA, uploads: folder }
  const receipt = await erasePerson(db, key, by)
  expect(receipt.reference).toMatch(/^ERA-/)
  expect(await findErasureReceipt(db, receipt.reference)).toEqual(receipt)
  expect(await findErasureReceipt(db, 'ERA-0000-0000')).toBeUndefined()
  const signedWith = await currentReceiptKey(tables(db))
  expect(receipt.keyHash).toBe(hashPersonKey(keyOf('ASHA@example.in'), signedWith))
  expect(receipt.keyHash).not.toBe(hashPersonKey(keyOf(imran.email), signedWith))
  expect(receipt.keyHash).not.toBe(
    hashPersonKey(key, await currentReceiptKey(tables(await freshDb()))),
  )
})

test('a repeated erasure returns the same receipt, until the person writes again', async () => {
  const db = await freshDb()
  await enquire(db, {})
  const erase = () => erasePerson(db, keyOf(asha.email), { actor: MEERA, uploads: folder })
  const receipt = await erase()
  expect(await erase()).toEqual(receipt)
  expect(await db.$count(auditEntries)).toBe(1)
  await enquire(db, { desc: 'A second enquiry, after all' })
  expect((await erase()).reference).not.toBe(receipt.reference)
})

test('two simultaneous erasures of one person return the same receipt', async () => {
  const db = await freshDb()
  await enquire(db, {})
  const erase = (who: string) => erasePerson(db, keyOf(who), { actor: MEERA, uploads: folder })
  for (const [who, enquiries] of [
    [asha.email, 1],
    ['nobody@example.com', 0],
  ] as const) {
    const [one, other] = await Promise.all([erase(who), erase(who)])
    expect(other).toEqual(one)
    expect(one?.erased).toMatchObject({ enquiries })
  }
  expect(await db.$count(auditEntries)).toBe(2)
})

test('simultaneous erasures by email address and by number each report what they deleted', async () => {
  const db = await freshDb()
  await enquire(db, {})
  await enquire(db, { email: 'other@example.in', desc: 'By the same number, from another address' })
  await apply(db)
  const by = { actor: MEERA, uploads: folder }
  const [byEmail, byPhone] = await Promise.all(
    [asha.email, asha.phone].map((who) => erasePerson(db, keyOf(who), by)),
  )
  expect(byEmail?.erased).toMatchObject({ enquiries: 1, applications: 1, resumes: 1, mails: 2 })
  expect(byPhone?.erased).toMatchObject({ enquiries: 1, applications: 0, resumes: 0, mails: 1 })
})

test('an erasure that finds no data gives a receipt with zero counts', async () => {
  const db = await freshDb()
  const receipt = await erasePerson(db, keyOf('nobody@example.com'), {
    actor: MEERA,
    uploads: folder,
  })
  expect(Object.values(receipt.erased)).toEqual([0, 0, 0, 0, 0, 0])
})

test('webhook deliveries about a person are exported and erased', async () => {
  const db = await freshDb()
  await addWebhook(db, { events: ['enquiry', 'application'] })
  await enquire(db, {}, { now: 1000 })
  await apply(db)
  await createEnquiry(db, imran, { type: 'General' })
  const { webhookDeliveries } = await exportPerson(db, keyOf(asha.email))
  expect(webhookDeliveries).toMatchObject([
    { event: 'enquiry', body: expect.stringContaining(asha.desc), state: 'waiting' },
    { event: 'application', body: expect.stringContaining('I like queues') },
  ])
  await erasePerson(db, keyOf(asha.email), { actor: MEERA, uploads: folder })
  expect(await deliveriesOf(db)).toMatchObject([{ payload: { enquiry: { email: imran.email } } }])
})
