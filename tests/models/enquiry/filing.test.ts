import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createContactMessage } from '#app/models/enquiry/contact.server'
import { createEnquiry, type EnquiryOrigin } from '#app/models/enquiry/create.server'
import {
  fileAll,
  fileDue,
  fileForReader,
  retryAside,
  takeFaults,
} from '#app/models/enquiry/filing.server'
import { eachEnquiry, listEnquiries } from '#app/models/enquiry/list.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { exportPerson, findPerson } from '#app/models/privacy/person.server'
import { type Db, openDb } from '#db/connection.server'
import { migrate } from '#db/migrate.server'
import { enquiries, mails } from '#db/schema'
import { write } from '#db/write.server'
import { freshDb, SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

let db: Db
beforeEach(() => {
  db = freshDb()
})

const enquiry = (n: number | string) => ({
  name: `Asha ${n}`,
  email: `asha${n}@example.in`,
  desc: `Words of the enquiry ${n}`,
  phone: '98765 43210',
  countryCode: '',
  companyName: 'Verma Clinic',
  telegramId: '',
  type: '',
  callBack: '' as const,
})
const send = (n: number | string, origin: Partial<EnquiryOrigin> = {}, to = db) =>
  createEnquiry(to, enquiry(n), { type: 'General', ...origin })

/** All in one group. */
const sendMany = (count: number, origin: Partial<EnquiryOrigin> = {}) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n, origin)))

const count = (table: string, of = db) =>
  of.$client.prepare(`select count(*) from ${table}`).pluck().get()
const filed = () => db.select().from(enquiries).orderBy(enquiries.seq).all()
const idOf = ({ _id }: { _id: string }) => _id

/** A database in a file, which a second program may open. */
function fileDb(): { file: string; reopen: () => Db } {
  const file = join(freshFolder(), 'site.sqlite')
  const open: Db[] = []
  const reopen = () => {
    const opened = openDb(file)
    open.push(opened)
    return opened
  }
  onTestFinished(() => {
    for (const { $client } of open) $client.close()
    rmSync(file)
  })
  migrate(reopen())
  return { file, reopen }
}

test('a few that come together are filed before they are answered', async () => {
  const receipts = await sendMany(4)
  expect(filed().map(({ id }) => id)).toEqual(receipts.map(idOf))
  expect(count('mails')).toBe(4)
  expect(count('unfiled_enquiries')).toBe(0)
})

test('many wait as records, and are filed in the order of arrival, each with its mail', async () => {
  const receipts = await sendMany(100)
  expect([count('unfiled_enquiries'), count('enquiries'), count('mails')]).toEqual([100, 0, 0])
  await fileAll(db)
  expect(filed().map(({ id, reference }) => ({ _id: id, reference }))).toEqual(receipts)
  const about = db.select().from(mails).orderBy(sql`rowid`).all()
  expect(about.map(({ subjectId }) => subjectId)).toEqual(receipts.map(idOf))
  expect(count('unfiled_enquiries')).toBe(0)
  const [found] = await listEnquiries(db, { search: 'asha77@' }, { limit: 1, offset: 0 })
  expect(found).toMatchObject({ _id: receipts[77]?._id, desc: 'Words of the enquiry 77' })
})

test('one filed later is the same as one filed at once', async () => {
  const origin = {
    consentVersion: '2',
    source: 'utm_source=x',
    idempotencyKey: 'k',
    now: 1_800_000_000_000,
  }
  await send(7, origin)
  const [atOnce] = filed()
  const [mail] = db.select().from(mails).all()
  db = freshDb()
  await Promise.all([send(7, origin), ...'abcdefgh'.split('').map((n) => send(n))])
  await fileAll(db)
  const [later] = filed()
  const own = { id: '', reference: '' }
  expect({ ...later, ...own }).toEqual({ ...atOnce, ...own })
  const [laterMail] = db.select().from(mails).orderBy(sql`rowid`).all()
  const owned = { id: '', subjectId: '', messageId: '', subject: '', text: '' }
  expect({ ...laterMail, ...owned }).toEqual({ ...mail, ...owned })
  expect(laterMail?.text.replace(later?.reference ?? '', '')).toBe(
    mail?.text.replace(atOnce?.reference ?? '', ''),
  )
})

test('one that comes alone while others wait goes after them', async () => {
  await sendMany(10)
  const { _id } = await send('last')
  expect(count('enquiries')).toBe(0)
  await fileAll(db)
  expect(filed().at(-1)?.id).toBe(_id)
  await send('alone')
  expect(count('enquiries')).toBe(12)
})

test('contact messages, acknowledgements and spam keep what belongs to them', async () => {
  const company = { name: 'Verma Messaging', email: 'desk@example.in' }
  const signs = { isTrapped: true, fillMs: undefined }
  await Promise.all([
    createContactMessage(
      db,
      { name: 'Asha', email: 'a@example.in', message: 'Please call me back' },
      {},
    ),
    send(1, { acknowledgedBy: company }),
    send(2, { acknowledgedBy: company, signs }),
    ...[3, 4, 5].map((n) => send(n)),
  ])
  await fileAll(db)
  const kinds = db.select().from(mails).orderBy(sql`rowid`).all()
  expect(kinds.map(({ kind, state, toAddress }) => [kind, state, toAddress])).toEqual([
    ['contact', 'waiting', ''],
    ['enquiry', 'waiting', ''],
    ['acknowledgement', 'waiting', 'asha1@example.in'],
    ['enquiry', 'held', ''],
    ...[3, 4, 5].map(() => ['enquiry', 'waiting', '']),
  ])
  expect(filed().map(({ isSpam }) => isSpam)).toEqual([false, false, true, false, false, false])
})

test('the same enquiry is one, in its group, while it waits and once it is filed', async () => {
  const [one, ...others] = await Promise.all([
    send(1),
    send(1),
    ...Array.from({ length: 20 }, () => send(1)),
  ])
  for (const other of others) expect(other).toEqual(one)
  await sendMany(10)
  expect(await send(1)).toEqual(one)
  await fileAll(db)
  expect(await send(1)).toEqual(one)
  expect(filed()).toHaveLength(10)
})

test('a key makes one of two at any time, other words with it another enquiry', async () => {
  const long = 3_600_000
  const first = await Promise.all([
    send('k', { idempotencyKey: 'key', now: 1 }),
    ...[1, 2, 3, 4, 5].map((n) => send(n)),
  ])
  expect(await send('k', { idempotencyKey: 'key', now: long })).toEqual(first[0])
  expect(await send('l', { idempotencyKey: 'key', now: long })).not.toEqual(first[0])
  expect(await send('k', { now: long })).not.toEqual(first[0])
  await fileAll(db)
  expect(filed()).toHaveLength(8)
})

test('words that another sender sent in the same rush are a sign of spam', async () => {
  await sendMany(10)
  const signs = { isTrapped: false, fillMs: 10 }
  const same = { ...enquiry(3), email: 'other@example.in' }
  await createEnquiry(db, same, { type: 'General', signs })
  await createEnquiry(db, enquiry('fresh'), { type: 'General', signs })
  await fileAll(db)
  expect(
    filed()
      .slice(-2)
      .map(({ isSpam }) => isSpam),
  ).toEqual([true, false])
})

test('where a group is undone and runs again, each is there once and none that failed', async () => {
  const failing = write(db, () => {
    throw new Error('mine alone')
  })
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 10 }, (_, n) => send(n)),
    failing,
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(10).fill('fulfilled'), 'rejected'])
  await fileAll(db)
  expect(filed()).toHaveLength(10)
  expect((await sendMany(10)).map(idOf)).toEqual(filed().map(({ id }) => id))
})

test('what waited when the program ended is known and filed by the next one', async () => {
  const { reopen } = fileDb()
  db = reopen()
  const receipts = await sendMany(50)
  db.$client.close()
  db = reopen()
  expect(await send(7)).toEqual(receipts[7])
  const { _id } = await send('later')
  await fileAll(db)
  expect(filed().map(({ id }) => id)).toEqual([...receipts.map(idOf), _id])
})

test('what another program filed and erased is forgotten, also where places are given anew', async () => {
  const { reopen } = fileDb()
  db = reopen()
  const receipts = await sendMany(10)
  const other = reopen()
  const by = { actor: PROGRAM, uploads: '', secretKey: SECRET_KEY }
  const key = { kind: 'email' as const, key: 'asha7@example.in' }
  expect((await erasePerson(other, key, by)).erased).toMatchObject({ enquiries: 1, mails: 1 })
  // The same words at the same places.
  const again = await Promise.all(
    receipts.map((_, n) =>
      createEnquiry(
        db,
        { ...enquiry(n), email: `asha${n === 7 ? n : 'x'}@example.in` },
        { type: 'General' },
      ),
    ),
  )
  expect(again[7]).not.toEqual(receipts[7])
  expect(await send(3)).toEqual(receipts[3])
  await fileAll(db)
  expect(filed()).toHaveLength(9 + 10)
})

test('a file of all, a person and an erasure have what waits', async () => {
  await sendMany(60)
  let listed = 0
  for await (const batch of eachEnquiry(db, {})) listed += batch.length
  expect(listed).toBe(60)
  await Promise.all([...'abcdefgh'].map((n) => send(n)))
  const key = { kind: 'email' as const, key: 'ashac@example.in' }
  expect((await findPerson(db, key)).mails).toHaveLength(1)
  await Promise.all([...'ijklmnop'].map((n) => send(n)))
  expect(
    (await exportPerson(db, { kind: 'email', key: 'ashan@example.in' })).enquiries,
  ).toHaveLength(1)
})

test('of many nothing stays in the file once it is erased, neither of records nor of what moved in an index', async () => {
  const { file, reopen } = fileDb()
  db = reopen()
  for (let n = 100; n < 200; n++) await send(n)
  await sendMany(100)
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  expect(readFileSync(file, 'latin1')).toContain('asha55@example.in')
  const by = { actor: PROGRAM, uploads: '', secretKey: SECRET_KEY }
  const erase = (key: string) => erasePerson(db, { kind: 'email', key }, by)
  for (let n = 40; n < 160; n++) if (n !== 54) await erase(`asha${n}@example.in`)
  const bytes = readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')
  const left = Array.from({ length: 120 }, (_, n) => `asha${n + 40}@example.in`)
  expect(left.filter((email) => bytes.includes(email))).toEqual(['asha54@example.in'])
})

test('where nothing can be written, readers get what is filed, and who must miss none is refused', async () => {
  await send('before')
  await sendMany(40)
  db.$client.pragma('query_only = ON')
  await fileForReader(db)
  expect(filed()).toHaveLength(1)
  await expect(eachEnquiry(db, {}).next()).rejects.toThrow('readonly')
  await expect(fileDue(db, () => false)).resolves.toBeUndefined()
  db.$client.pragma('query_only = OFF')
  await fileForReader(db)
  expect(filed()).toHaveLength(41)
})

test('a rush is left alone, and its end is not', async () => {
  await sendMany(40)
  await fileDue(db, () => false)
  expect(count('unfiled_enquiries')).toBe(40)
  await sleep(120)
  // One that comes alone does not make the rush longer.
  await send('alone')
  await sleep(100)
  await fileDue(db, () => true)
  expect(count('unfiled_enquiries')).toBe(41)
  await fileDue(db, () => false)
  expect([count('unfiled_enquiries'), count('enquiries')]).toEqual([0, 41])
})

const spoil = (seq: number, status = 'Lost') =>
  db.run(
    sql`update unfiled_enquiries set record = json_set(record, '$.row.status', ${status}) where seq = ${seq}`,
  )

test('one that cannot be filed is kept aside, and those behind it are filed', async () => {
  const receipts = await sendMany(50)
  spoil(3)
  await fileAll(db)
  const rest = receipts.map(idOf).filter((_, n) => n !== 2)
  expect(filed().map(({ id }) => id)).toEqual(rest)
  expect(takeFaults().map(String)).toEqual([expect.stringContaining('CHECK constraint failed')])
  expect(takeFaults()).toEqual([])
  expect(count('unfiled_enquiries')).toBe(1)

  spoil(3, 'New')
  await retryAside(db)
  await fileAll(db)
  expect(filed().at(-1)?.id).toBe(receipts[2]?._id)
  expect([count('enquiries'), count('mails')]).toEqual([50, 50])
})

test('who comes after one was put aside is filed, and so is that one later', async () => {
  await sendMany(5)
  spoil(1)
  await fileAll(db)
  const next = await Promise.all([...'abcdefghij'].map((n) => send(n)))
  await fileAll(db)
  expect(
    filed()
      .slice(4)
      .map(({ id }) => id),
  ).toEqual(next.map(idOf))
  spoil(1, 'New')
  await retryAside(db)
  await fileAll(db)
  expect(filed()).toHaveLength(15)
  takeFaults()
})

test('two who file at once put only that aside which cannot be filed', async () => {
  await sendMany(10)
  spoil(3)
  await Promise.all([fileAll(db), fileAll(db)])
  expect(filed()).toHaveLength(9)
  expect(takeFaults()).toHaveLength(1)
})

test('a reference that waits is not given again after a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  const { reopen } = fileDb()
  db = reopen()
  const given = await sendMany(10)
  vi.resetModules()
  const restarted = await import('#app/models/enquiry/create.server')
  const next = await restarted.createEnquiry(reopen(), enquiry('next'), { type: 'General' })
  expect(given.map(({ reference }) => reference)).not.toContain(next.reference)
  await fileAll(db)
  expect(filed()).toHaveLength(11)
})

test('an erasure misses nothing: what another program took in, what is aside, what comes meanwhile', async () => {
  const { reopen } = fileDb()
  db = reopen()
  const other = reopen()
  await fileAll(other)
  await sendMany(10)
  const by = { actor: PROGRAM, uploads: '', secretKey: SECRET_KEY }
  const erase = async (n: number, from = db) =>
    (await erasePerson(from, { kind: 'email', key: `asha${n}@example.in` }, by)).erased.enquiries
  expect(await erase(7, other)).toBe(1)

  await Promise.all([20, 21, 22, 23, 24, 25].map((n) => send(n)))
  db.run(sql`update unfiled_enquiries set is_aside = 1`)
  expect(await erase(22)).toBe(1)
  await retryAside(db)
  await fileAll(db)
  expect(filed().map(({ name }) => name)).not.toContain('Asha 22')

  await Promise.all(Array.from({ length: 60 }, (_, n) => send(30 + n)))
  const meanwhile = [erase(95), ...[90, 91, 92, 93, 94, 95].map((n) => send(n))]
  const [erased] = await Promise.all(meanwhile)
  await fileAll(db)
  expect(filed().filter(({ name }) => name === 'Asha 95').length + Number(erased)).toBe(1)
})

test('a record of an earlier program, which lacks a column, is filed with what is usual there', async () => {
  await sendMany(5)
  db.run(sql`update unfiled_enquiries set record = json_remove(record, '$.row.callBack')`)
  await fileAll(db)
  expect(takeFaults()).toEqual([])
  expect(filed().map(({ callBack }) => callBack)).toEqual(['', '', '', '', ''])
})

test('a record without its hash turns nobody away', async () => {
  await sendMany(5)
  db.run(
    sql`update unfiled_enquiries set record = json_remove(record, '$.row.textHash') where seq = 3`,
  )
  await retryAside(db)
  await fileAll(db)
  expect(filed()).toHaveLength(5)
})
