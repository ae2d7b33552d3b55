import { eq, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { bannerOf, parse } from '#app/http/parse'
import { signUp } from '#app/models/account/admin.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { type EnquiryInput, enquiryInput } from '#app/models/enquiry/enquiry'
import { eachEnquiry } from '#app/models/enquiry/list.server'
import { countEnquiries, countFolders, type EnquiryFilter } from '#app/models/enquiry/search.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { admins, enquiries, mails } from '#db/schema'
import { asha, freshDb, imran, meera, runSql, SECRET_KEY, tables } from '#tests/support/app'
import { listEnquiries } from '#tests/support/list-enquiries'

function valid(fields: Record<string, unknown>): EnquiryInput {
  const input = parse(enquiryInput, fields)
  if (!input.ok) throw new Error(bannerOf(input.errors))
  return input.data
}

function bannerFor(fields: Record<string, unknown>): string {
  const input = parse(enquiryInput, { ...asha, ...fields })
  return input.ok ? 'accepted' : bannerOf(input.errors)
}

const everyone = { limit: 100 }

test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: undefined }, 'Name is required'],
  [{ name: 7 }, 'Name is required'],
  [{ name: [] }, 'Name is required'],
  [{ name: 'ab' }, 'Name must be at least 3 characters'],
  [{ name: '  ab  ' }, 'Name must be at least 3 characters'],
  [{ name: '   ' }, 'Name must be at least 3 characters'],
  [{ name: 'abc' }, 'accepted'],
  [{ email: '' }, 'Email is required'],
  [{ email: [] }, 'Email is required'],
  [{ email: 'a@b' }, 'Invalid email format'],
  [{ email: 'a b@c.in' }, 'Invalid email format'],
  [{ email: 'abc' }, 'Invalid email format'],
  [{ email: `${'a'.repeat(250)}@b.in` }, 'Invalid email format'],
  [{ email: 'a@b.in' }, 'accepted'],
  [{ desc: '' }, 'Description is required'],
  [{ desc: 'nine char' }, 'Description must be at least 10 characters'],
  [{ desc: '   nine char   ' }, 'Description must be at least 10 characters'],
  [{ desc: 'ten chars!' }, 'accepted'],
  [{ phone: '', companyName: '', telegramId: '' }, 'accepted'],
  [{ phone: undefined, companyName: null, telegramId: undefined }, 'accepted'],
  [{ companyName: ['a'] }, 'Company name must be text'],
  [{ callBack: 'Morning' }, 'accepted'],
  [{ callBack: '', phone: '' }, 'accepted'],
  [{ callBack: undefined, phone: undefined }, 'accepted'],
  [{ callBack: 'Tomorrow' }, 'Call back must be Any time, Morning, Afternoon or Evening'],
  [{ callBack: 'Any time', phone: '' }, 'Phone is required for a callback'],
  [{ callBack: 'Any time', phone: ' \t ' }, 'Phone is required for a callback'],
  [{ callBack: 'Any time', phone: undefined }, 'Phone is required for a callback'],
  [{ callBack: 'Any time', phone: '1'.repeat(61) }, 'accepted'],
  [{ phone: '1'.repeat(10_000), countryCode: '+91 India' }, 'accepted'],
  [{ phone: 9876543210, countryCode: 91 }, 'accepted'],
  [{ phone: ['98765 43210'], countryCode: {} }, 'accepted'],
])('the fields %o give the message "%s"', (fields, banner) => {
  expect(bannerFor(fields)).toBe(banner)
})

test('an empty form gives one message per required field', () => {
  expect(bannerFor({ name: '', email: '', desc: '' })).toBe(
    'Name is required. Email is required. Description is required',
  )
})

test('three invalid fields give three messages in the order of the form', () => {
  expect(bannerFor({ name: 'ab', email: 'x', desc: 'short' })).toBe(
    'Name must be at least 3 characters. Invalid email format. Description must be at least 10 characters',
  )
})

test('a callback without a phone number is an error of the phone field, beside the other errors', () => {
  const input = parse(enquiryInput, { name: 'ab', email: '', desc: '', callBack: 'Evening' })
  expect(input).toMatchObject({
    ok: false,
    errors: {
      form: [],
      fields: {
        name: ['Name must be at least 3 characters'],
        email: ['Email is required'],
        desc: ['Description is required'],
        phone: ['Phone is required for a callback'],
      },
    },
  })
})

test('a requested callback is stored, shown in the mail to staff, and makes a different enquiry', async () => {
  const db = await freshDb()
  await createEnquiry(db, valid(asha), { type: 'General' })
  const { _id } = await createEnquiry(db, valid({ ...asha, callBack: 'Morning' }), {
    type: 'General',
  })
  const stored = await listEnquiries(db, {}, everyone)
  expect(stored.map((enquiry) => enquiry.callBack).sort()).toEqual(['', 'Morning'])
  const texts = await tables(db).select().from(mails)
  expect(texts.find((mail) => mail.subjectId === _id)?.text).toContain('\nCall back: Morning\n')
  expect(texts.find((mail) => mail.subjectId !== _id)?.text).not.toContain('Call back')
})

test('the subject of the mail to staff ends with the reference, however long the name is', async () => {
  const db = await freshDb()
  const fields = valid({ ...asha, name: 'न'.repeat(200) })
  const { reference } = await createEnquiry(db, fields, { type: 'General' })
  const [mail] = await tables(db).select().from(mails)
  expect(mail?.subject).toBe(`General: ${'न'.repeat(174)}… (${reference})`)
  expect(mail?.subject).toHaveLength(200)
})

test.each([[null], ['text'], [7], [[]]])(
  'the body %o gives an error that asks for an object',
  (body) => {
    const input = parse(enquiryInput, body)
    expect(input.ok).toBe(false)
    if (!input.ok)
      expect(bannerOf(input.errors)).toBe('Send the fields of the enquiry as an object')
  },
)

test('an enquiry is stored as New, with both times and all its fields', async () => {
  const db = await freshDb()
  const receipt = await createEnquiry(db, valid(asha), { type: 'Bulk SMS', now: 1_000 })
  const [stored] = await listEnquiries(db, {}, everyone)
  expect(stored).toMatchObject({
    ...receipt,
    name: asha.name,
    email: asha.email,
    desc: asha.desc,
    companyName: asha.companyName,
    telegramId: asha.telegramId,
    phone: '+919876543210',
    countryCode: '+91',
    type: 'Bulk SMS',
    status: 'New',
    createdAt: new Date(1_000).toISOString(),
    updatedAt: new Date(1_000).toISOString(),
  })
  expect(receipt.reference).toMatch(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})

test('Hindi text is stored as typed, in NFC', async () => {
  const db = await freshDb()
  await createEnquiry(db, valid(imran), { type: 'General' })
  const [stored] = await listEnquiries(db, {}, everyone)
  expect(stored?.desc).toBe(imran.desc.normalize('NFC'))
  expect(stored?.name).toBe(imran.name.normalize('NFC'))
})

test('control characters and lone surrogates never reach the database', async () => {
  const db = await freshDb()
  const input = valid({
    ...asha,
    name: 'As\u0000ha\r\nVerma',
    desc: 'one\u0007 two\r\nthree \ud800',
  })
  await createEnquiry(db, input, { type: 'General' })
  const [stored] = await listEnquiries(db, {}, everyone)
  expect(stored?.name).toBe('As ha Verma')
  expect(stored?.desc).toBe('one two\nthree \ufffd')
})

test('the same enquiry sent twice within minutes is one row with one receipt', async () => {
  const db = await freshDb()
  const first = await createEnquiry(db, valid(asha), { type: 'General', now: 0 })
  const second = await createEnquiry(db, valid(asha), { type: 'General', now: 60_000 })
  expect(second).toEqual(first)
  expect(await countEnquiries(db, {})).toBe(1)
})

test('the same enquiry an hour later is stored again, unless it has the same idempotency key', async () => {
  const db = await freshDb()
  const idempotencyKey = 'a-key'
  const first = await createEnquiry(db, valid(asha), { type: 'General', idempotencyKey, now: 0 })
  const hour = 3_600_000
  const retry = await createEnquiry(db, valid(asha), { type: 'General', idempotencyKey, now: hour })
  const again = await createEnquiry(db, valid(asha), { type: 'General', now: hour })
  expect(retry).toEqual(first)
  expect(again).not.toEqual(first)
  expect(await countEnquiries(db, {})).toBe(2)
})

test('the same enquiry is stored again after the clock was set back', async () => {
  const db = await freshDb()
  const day = 24 * 3_600_000
  await createEnquiry(db, valid(asha), { type: 'General', now: day })
  await createEnquiry(db, valid(asha), { type: 'General', now: 0 })
  expect(await countEnquiries(db, {})).toBe(2)
})

test('enquiries whose hashes share only a prefix are neither duplicates nor spam', async () => {
  const db = await freshDb()
  const general = { type: 'General', signs: { isHoneypotFilled: false, fillMs: 9 } }
  await createEnquiry(db, valid(asha), { ...general, now: 0 })
  const otherEnd = (column: SQLiteColumn) => sql`substr(${column}, 1, 10) || ${'0'.repeat(54)}`
  const { contentHash, textHash } = enquiries
  await tables(db)
    .update(enquiries)
    .set({ contentHash: otherEnd(contentHash) })
  await createEnquiry(db, valid(asha), { ...general, now: 1 })
  expect(await countEnquiries(db, {})).toBe(2)
  await tables(db)
    .update(enquiries)
    .set({ textHash: otherEnd(textHash) })
  await createEnquiry(db, valid({ ...asha, email: 'other@example.in' }), { ...general, now: 2 })
  expect(await countEnquiries(db, {})).toBe(3)
  await createEnquiry(db, valid({ ...asha, email: 'third@example.in' }), { ...general, now: 3 })
  expect(await countEnquiries(db, { isSpam: true })).toBe(1)
})

test('the same idempotency key with another text is another enquiry', async () => {
  const db = await freshDb()
  const from = { type: 'General', idempotencyKey: 'a-key' }
  await createEnquiry(db, valid(asha), from)
  await createEnquiry(db, valid({ ...asha, desc: 'Something else entirely' }), from)
  expect(await countEnquiries(db, {})).toBe(2)
})

test('search finds a part of name, email address or company in any case, and no other field', async () => {
  const db = await freshDb()
  await createEnquiry(db, valid(asha), { type: 'General' })
  await createEnquiry(db, valid(imran), { type: 'General' })
  const jurgen = { name: 'Jürgen 100%_x', email: 'j@example.de', companyName: 'Krishna Traders' }
  await createEnquiry(db, valid({ ...asha, ...jurgen }), { type: 'General' })
  const found = async (search: string) =>
    (await listEnquiries(db, { search }, everyone)).map((enquiry) => enquiry.email)
  expect(await found('VERMA')).toEqual(['asha@example.in'])
  expect(await found('IMRAN@')).toEqual(['imran@example.com'])
  expect(await found('ख़ान')).toEqual(['imran@example.com'])
  expect(await found('ख़ानी')).toEqual([])
  expect(await found('jurgen')).toEqual(['j@example.de'])
  expect(await found('0%_')).toEqual(['j@example.de'])
  expect(await found('clinic')).toEqual(['asha@example.in'])
  expect(await found('lucknow')).toEqual([])
  expect(await found('asha@example.in\nimran')).toEqual([])
})

test('status and search combine, and counts agree with lists', async () => {
  const db = await freshDb()
  const receipt = await createEnquiry(db, valid(asha), { type: 'General' })
  await createEnquiry(db, valid(imran), { type: 'General' })
  await updateEnquiryStatus(db, PROGRAM, receipt._id, 'Closed')
  const filter = { search: 'example', status: 'Closed' } as const
  expect(await countEnquiries(db, filter)).toBe(1)
  expect(await listEnquiries(db, filter, everyone)).toHaveLength(1)
  expect((await countFolders(db)).byStatus).toEqual({ New: 1, Pending: 0, Closed: 1 })
})

test('filters by type and assignee combine with others, and unassigned is a filter', async () => {
  const db = await freshDb()
  await signUp(db, SECRET_KEY, { ...meera, secretKey: SECRET_KEY })
  const adminId = (await tables(db).select().from(admins))[0]?.id ?? ''
  const assigned = await createEnquiry(db, valid(asha), { type: 'Bulk SMS' })
  await createEnquiry(db, valid(imran), { type: 'Contact' })
  await tables(db)
    .update(enquiries)
    .set({ assigneeId: adminId })
    .where(eq(enquiries.id, assigned._id))
  const names = async (filter: EnquiryFilter) =>
    (await listEnquiries(db, filter, everyone)).map((enquiry) => enquiry.name)
  expect(await names({ type: 'Contact' })).toEqual([imran.name])
  expect(await names({ assigneeId: adminId })).toEqual([asha.name])
  expect(await names({ assigneeId: null })).toEqual([imran.name])
  expect(await names({ assigneeId: null, type: 'Bulk SMS' })).toEqual([])
  expect(await countEnquiries(db, { assigneeId: adminId, status: 'New', search: 'ASH' })).toBe(1)
})

test('any status can follow any other, and only a change updates the time', async () => {
  const db = await freshDb()
  const { _id } = await createEnquiry(db, valid(asha), { type: 'General', now: 0 })
  const path = ['Closed', 'New', 'Pending', 'Closed', 'Pending', 'New'] as const
  for (const [step, status] of path.entries()) {
    const moved = await updateEnquiryStatus(db, PROGRAM, _id, status, step + 1)
    expect(moved).toMatchObject({ status, updatedAt: new Date(step + 1).toISOString() })
  }
  const same = await updateEnquiryStatus(db, PROGRAM, _id, 'New', 99)
  expect(same?.updatedAt).toBe(new Date(path.length).toISOString())
})

test('a status change of an unknown id returns undefined', async () => {
  expect(await updateEnquiryStatus(await freshDb(), PROGRAM, 'nobody', 'New')).toBeUndefined()
})

test('eachEnquiry returns every enquiry once and in order, across batches', async () => {
  const db = await freshDb()
  for (let i = 0; i < 450; i++) {
    await createEnquiry(db, valid({ ...asha, desc: `Enquiry number ${i}` }), {
      type: 'General',
      now: i,
    })
  }
  for (const order of ['newest', 'oldest'] as const) {
    const numbers: number[] = []
    for await (const batch of eachEnquiry(db, { order })) {
      numbers.push(...batch.map((enquiry) => Number(enquiry.desc.split(' ').at(-1))))
    }
    const expected = Array.from({ length: 450 }, (_, i) => (order === 'oldest' ? i : 449 - i))
    expect(numbers).toEqual(expected)
  }
})

test('eachEnquiry returns every match of a search once and in order, across lookups', async () => {
  const db = await freshDb()
  await runSql(
    db,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2101)
    insert into enquiries (id, reference, name, email, "desc", search, content_hash, created_at, updated_at)
    select 'id' || n, 'ENQ-' || n, 'Asha Verma', 'asha@example.in', 'OTP messages', 'asha verma', 'hash' || n, n, n from numbers`,
  )
  for (const order of ['newest', 'oldest'] as const) {
    const found: string[] = []
    for await (const batch of eachEnquiry(db, { order, search: 'verma' })) {
      found.push(...batch.map(({ _id }) => _id))
    }
    const all = Array.from({ length: 2101 }, (_, at) => `id${at + 1}`)
    expect(found).toEqual(order === 'newest' ? all.toReversed() : all)
  }
})

test('the same text in another field makes another enquiry', async () => {
  const db = await freshDb()
  const { companyName: _, telegramId: __, ...plain } = asha
  const general = { type: 'General', now: 0 }
  const first = await createEnquiry(db, valid({ ...plain, companyName: 'asha' }), general)
  expect(await createEnquiry(db, valid({ ...plain, telegramId: 'asha' }), general)).not.toEqual(
    first,
  )
})
