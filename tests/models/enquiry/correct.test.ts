import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { correctEnquiry, lastCorrection } from '#app/models/enquiry/correct.server'
import { createContactMessage, createEnquiry } from '#app/models/enquiry/create.server'
import { type DetailsInput, detailsInput, showDetails } from '#app/models/enquiry/details.server'
import { listHistory } from '#app/models/enquiry/history.server'
import { markFailed } from '#app/models/mail/delivery.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import { findObstacle } from '#app/models/reply/reply.server'
import { auditEntries, bouncedAddresses, enquiries, mails } from '#db/schema'
import { asha, freshDb, imran, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { listEnquiries } from '#tests/support/list-enquiries'

const staff = { id: 'meera', name: 'Meera Rao' }

let db = await freshDb()
let id = ''
beforeEach(async () => {
  db = await freshDb()
  id = (await createEnquiry(db, asha, { type: 'General', now: 10 }))._id
})

async function readRow(ofId = id) {
  const [row] = await tables(db).select().from(enquiries).where(eq(enquiries.id, ofId))
  if (!row) throw new Error('no such enquiry')
  return row
}
const correct = async (change: Partial<DetailsInput>, base = '', now = 20) => {
  const input = detailsInput.parse({ ...showDetails(await readRow()), ...change })
  return correctEnquiry(db, staff, id, input, { base, now })
}
const find = async (search: string) =>
  (await listEnquiries(db, { search }, { limit: 10 })).map(({ _id }) => _id)
const bounce = async (emailKey: string) =>
  tables(db).insert(bouncedAddresses).values({ emailKey, reason: '550', createdAt: 5 })
const bounced = async () =>
  (await tables(db).select().from(bouncedAddresses)).map(({ emailKey }) => emailKey)

test('corrected details are stored, searched and recorded without values in the audit log', async () => {
  const change = { name: 'Asha Varma', email: 'asha@clinic.example', phone: '91234 56789' }
  expect(await correct({ ...change, companyName: '' })).toBe('corrected')
  expect(await readRow()).toMatchObject({
    ...{ name: 'Asha Varma', email: 'asha@clinic.example', emailKey: 'asha@clinic.example' },
    ...{ phone: '+919123456789', countryCode: '+91', isPhoneValid: true, phoneTyped: '' },
    ...{ companyName: '', telegramId: '@asha', desc: asha.desc, updatedAt: 20, createdAt: 10 },
  })
  for (const search of ['varma', 'clinic.example', '9123456789'])
    expect(await find(search)).toEqual([id])
  for (const search of ['verma', 'asha@example.in', '9876543210'])
    expect(await find(search)).toEqual([])
  const note = [
    'Name: Asha Verma → Asha Varma',
    'Email: asha@example.in → asha@clinic.example',
    'Phone: +91 98765 43210 → +91 91234 56789',
    'Company: Verma Clinic → none',
  ].join('\n')
  expect(await listHistory(db, id)).toMatchObject([
    { kind: 'correction', adminName: 'Meera Rao', note, createdAt: 20 },
  ])
  expect(await tables(db).select().from(auditEntries)).toMatchObject([
    { action: 'enquiry.correction', subjectId: id, detail: 'Name, Email, Phone, Company' },
  ])
})

test('details that are saved unchanged are no correction', async () => {
  const typed = ['98765 43210', '98765 43210 ext 12', '12', '', '+44 20 7946 0958']
  for (const phone of typed) {
    id = (await createEnquiry(db, { ...asha, phone }, { type: 'General' }))._id
    const before = await readRow()
    expect(await correct({})).toBe('unchanged')
    expect(await readRow()).toEqual(before)
    expect(await listHistory(db, id)).toEqual([])
  }
})

test('a number without a country code gets that of the number it replaces', async () => {
  id = (await createEnquiry(db, { ...asha, phone: '+44 20 7946 0958' }, { type: 'General' }))._id
  expect(await correct({ phone: '020 7946 0123' })).toBe('corrected')
  expect(await readRow()).toMatchObject({ phone: '+442079460123', countryCode: '+44' })
  const base = await lastCorrection(db, id)
  expect(await correct({ phone: '+91 98765 43210 (office)' }, base)).toBe('corrected')
  expect(await readRow()).toMatchObject({
    phone: '+919876543210',
    countryCode: '+91',
    phoneTyped: '+91 98765 43210 (office)',
  })
})

test('a correction never overwrites one that its writer has not seen', async () => {
  expect(await correct({ name: 'Asha Varma' })).toBe('corrected')
  expect(await correct({ email: 'other@example.in' })).toBe('conflict')
  expect((await readRow()).email).toBe(asha.email)
  // Sent twice, as by a double click.
  expect(await correct({ name: 'Asha Varma' })).toBe('unchanged')
  const base = await lastCorrection(db, id)
  // The clock may have been set back.
  expect(await correct({ email: 'other@example.in' }, base, 5)).toBe('corrected')
  expect(await lastCorrection(db, id)).not.toBe(base)
  expect(await correct({ email: 'third@example.in' }, base)).toBe('conflict')
})

test('an unknown enquiry is not corrected', async () => {
  const input = detailsInput.parse({ name: 'Asha', email: asha.email })
  expect(await correctEnquiry(db, staff, 'none', input, { base: '' })).toBeUndefined()
})

test('a corrected address can get a reply, and the bounce of the wrong one is forgotten', async () => {
  await bounce('asha@example.in')
  expect(await findObstacle(db, await readRow())).toContain('550')
  await correct({ email: 'asha@example.com' })
  expect(await findObstacle(db, await readRow())).toBeUndefined()
  expect(await bounced()).toEqual([])
})

test('unsent mails of an enquiry follow its corrected address', async () => {
  await createEnquiry(db, asha, { type: 'General' })
  const queue = async (toAddress: string, state: 'failed' | 'sent') => {
    const replyTo = { name: 'Meera', address: 'desk@example.com' }
    const mail = { kind: 'reply', subjectId: id, replyTo, subject: 'Re', text: 'Yes' } as const
    const mailId = await db.write((tx) => queueMail(tx, { ...mail, toAddress }))
    await tables(db).update(mails).set({ state }).where(eq(mails.id, mailId))
  }
  await queue('asha@example.in', 'sent')
  await queue('asha@example.in', 'failed')
  await queue('', 'failed')
  await correct({ email: 'Asha@Clinic.example' })
  const rows = await tables(db).select().from(mails)
  const addresses = rows.map((row) => [row.kind, row.toAddress, row.replyToAddress].join(' '))
  expect(addresses.sort()).toEqual([
    'enquiry  Asha@Clinic.example',
    'enquiry  asha@example.in',
    'reply  desk@example.com',
    'reply Asha@clinic.example desk@example.com',
    'reply asha@example.in desk@example.com',
  ])
})

test('the error of an unsent mail still says which address was refused', async () => {
  const replyTo = { name: 'Meera', address: 'desk@example.com' }
  const mail = { kind: 'reply', subjectId: id, replyTo, subject: 'Re', text: 'Yes' } as const
  const first = await db.write((tx) => queueMail(tx, { ...mail, toAddress: asha.email }))
  await db.write((tx) => queueMail(tx, { ...mail, toAddress: asha.email }))
  await markFailed(db, { id: first, attempts: 0 }, { error: '550 No', isPermanent: true, now: 15 })
  const replies = async () => {
    const rows = await tables(db).select().from(mails).where(eq(mails.kind, 'reply'))
    return rows.map(({ toAddress, lastError }) => [toAddress, lastError]).sort()
  }
  await correct({ name: 'A. Verma' })
  expect(await replies()).toEqual([
    [asha.email, ''],
    [asha.email, '550 No'],
  ])
  await correct({ email: 'asha@clinic.example' }, await lastCorrection(db, id))
  await correct({ email: 'a@clinic.example' }, await lastCorrection(db, id))
  expect(await replies()).toEqual([
    ['a@clinic.example', ''],
    ['a@clinic.example', 'To asha@example.in: 550 No'],
  ])
})

test('a bounced address that another enquiry has stays bounced', async () => {
  await bounce('asha@example.in')
  await createEnquiry(db, { ...imran, email: 'Asha@example.in' }, { type: 'General' })
  await correct({ email: 'asha@example.com' })
  expect(await bounced()).toEqual(['asha@example.in'])
})

test('details have the rules of the form, but a short name of a contact message stays valid', async () => {
  const message = { name: 'Li', email: 'li@example.com', message: 'Hello' }
  id = (await createContactMessage(db, message, {}))._id
  expect(await correct({ phone: '98765 43210' })).toBe('corrected')
  expect((await listHistory(db, id))[0]?.note).toBe('Phone: none → +91 98765 43210')
  const wrong = {
    name: ' ',
    email: 'li@',
    phone: '',
    callBack: 'Morning',
    companyName: 'x'.repeat(201),
  }
  expect(
    detailsInput
      .safeParse(wrong)
      .error?.issues.map((issue) => issue.message)
      .sort(),
  ).toEqual([
    'Company name must be at most 200 characters',
    'Invalid email format',
    'Name is required',
    'Phone is required for a callback',
  ])
})

test('a person is found by the wrong address too, and erased with it', async () => {
  await correct({ email: 'asha@clinic.example' })
  const old = readPersonKey('asha@example.in')
  const current = readPersonKey('asha@clinic.example')
  if (!old || !current) throw new Error('no key')
  const mentions = await findMentions(db, old, await findPerson(db, old))
  expect(mentions).toMatchObject([{ kind: 'enquiry', id }])
  await erasePerson(db, current, { actor: staff, uploads: freshFolder() })
  expect(await findMentions(db, old, await findPerson(db, old))).toEqual([])
})
