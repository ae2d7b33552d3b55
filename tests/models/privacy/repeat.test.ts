import { expect, test } from 'vitest'
import { removeAccount } from '#app/models/account/account.server'
import { openSite } from '#app/models/company/open-site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { OPERATOR, PROGRAM } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import {
  findErasureReceipt,
  isGenuine,
  readReceiptText,
  receiptText,
} from '#app/models/privacy/receipt.server'
import { readErasures, repeatErasures } from '#app/models/privacy/repeat.server'
import type { Database } from '#db/database.server'
import { withDatabase } from '#db/open.server'
import {
  admins,
  applications,
  bouncedAddresses,
  enquiries,
  instances,
  receivedMails,
} from '#db/schema'
import { asha, freshDb, freshSettings, imran, meera, signUpAs, tables } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { countStored } from '#tests/support/stored'

const uploads = freshFolder()

async function freshSiteDb(id = 'one') {
  const db = await freshDb()
  await tables(db).insert(instances).values({ id, createdAt: 0 })
  return db
}

const enquire = (db: Database, fields: object) =>
  createEnquiry(db, enquiryInput.parse({ ...asha, ...fields }), { type: 'General' })

/** Erases a person in the later state of the database. */
async function erase(later: Database, who: string) {
  const key = readPersonKey(who)
  if (!key) throw new Error(`${who} is no key`)
  return erasePerson(later, key, { actor: PROGRAM, uploads })
}

const repeat = async (db: Database, later: Database) =>
  repeatErasures(db, await readErasures(later), uploads)

test('a person who was erased since is erased again, with files, and their receipt verifies', async () => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb()]
  await enquire(db, {})
  await enquire(db, { ...imran, phone: '' })
  await submit(db, uploads, { email: 'ASHA@example.in' })
  await enquire(later, {})
  const receipt = await erase(later, asha.email)
  expect(await repeat(db, later)).toEqual({
    receipts: [receipt.reference],
    unmatched: [],
    mentions: [],
    accounts: [],
  })
  expect(await tables(db).select().from(enquiries)).toMatchObject([{ email: imran.email }])
  expect(await db.$count(applications)).toBe(0)
  expect(await countStored({ db, uploads })).toBe(0)
  expect(await findErasureReceipt(db, receipt.reference)).toEqual(receipt)
  const read = readReceiptText(receiptText(receipt))
  expect(read && (await isGenuine(db, read))).toBe(true)
  const entries = (await readErasures(db)).entries.map(({ adminName }) => adminName)
  expect(entries.sort()).toEqual([OPERATOR.name, PROGRAM.name])
  expect(await repeat(db, later)).toMatchObject({ receipts: [] })
})

test.each([
  ['+91 98765 43210', '98765 43210'],
  ['98765 43210', '98111 22222 / 98765 43210'],
  ['0522 400 2019', '0522 400 2019 ext 204'],
  ['12-34-56-78', '+1234 5678'],
])('a person erased by the number %s is found by %s', async (erased, phone) => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb()]
  await enquire(db, { phone })
  await submit(db, uploads, { phone })
  await enquire(db, { ...imran, phone: '98765 00000' })
  await erase(later, erased)
  expect(await repeat(db, later)).toMatchObject({ unmatched: [] })
  expect([await db.$count(enquiries), await db.$count(applications)]).toEqual([1, 0])
})

test('a person with only a received email or a bounced address is erased again', async () => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb()]
  const mail = { fromName: '', subject: '', text: '', createdAt: 0 }
  const from = { fromAddress: 'ravi@example.org', emailKey: 'ravi@example.org' }
  await tables(db)
    .insert(receivedMails)
    .values({ ...mail, ...from, id: 'a', kind: 'answer', messageId: '<a>' })
  await tables(db)
    .insert(bouncedAddresses)
    .values({ emailKey: 'gone@example.in', reason: '', createdAt: 0 })
  for (const who of ['ravi@example.org', 'gone@example.in']) await erase(later, who)
  await repeat(db, later)
  expect([await db.$count(receivedMails), await db.$count(bouncedAddresses)]).toEqual([0, 0])
})

test('records that mention an erased person are listed, and receipts without a person named', async () => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb()]
  await enquire(db, {})
  const { reference } = await enquire(db, { ...imran, phone: '', desc: `Ask ${asha.email} too` })
  await erase(later, asha.email)
  const unknown = await erase(later, 'nobody@example.com')
  expect(await repeat(db, later)).toMatchObject({
    unmatched: [unknown.reference],
    mentions: [{ kind: 'enquiry', label: reference }],
  })
})

test('an erasure that the older state knows is not repeated, because the person wrote again', async () => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb()]
  await erase(later, asha.email)
  await repeat(db, later)
  await enquire(db, {})
  await repeat(db, later)
  expect(await db.$count(enquiries)).toBe(1)
})

test('accounts that were removed since are named', async () => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb()]
  await signUpAs(db)
  const { id } = await signUpAs(db, { ...meera, email: 'ravi@example.com' })
  const accounts = await tables(db).select().from(admins)
  await tables(later).insert(admins).values(accounts)
  await removeAccount(later, id, OPERATOR)
  await signUpAs(db, { ...meera, email: 'new@example.com' })
  expect(await repeat(db, later)).toMatchObject({ accounts: ['ravi@example.com'] })
  await erase(later, asha.email)
  expect(await repeat(db, later)).toMatchObject({ accounts: ['ravi@example.com'] })
})

test('the receipts are read from a file or from a PostgreSQL database', async () => {
  const { db, settings } = await openSite(await freshSettings())
  const { reference } = await erase(db, asha.email)
  await db.close()
  const source = settings.databaseUrl ?? settings.databaseFile
  expect(await withDatabase(source, readErasures)).toMatchObject({
    site: expect.any(String),
    keys: [{ id: expect.any(String) }],
    entries: [{ subjectId: reference }],
  })
})

test('erasures of another site are not repeated', async () => {
  const [db, later] = [await freshSiteDb(), await freshSiteDb('other')]
  await enquire(db, {})
  await erase(later, asha.email)
  expect(await repeat(db, later)).toBeUndefined()
  expect(await db.$count(enquiries)).toBe(1)
})
