import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { searchOf as applicationSearchOf } from '#app/models/application/search.server'
import { applicationText } from '#app/models/application/search-text.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput, STATUSES, type Status } from '#app/models/enquiry/enquiry'
import { findNeighbours, type Position, pageEnquiries } from '#app/models/enquiry/list.server'
import { countEnquiries, countFolders, type EnquiryFilter } from '#app/models/enquiry/search.server'
import {
  matchOf,
  needleInOtherScript,
  needleOf,
  wholeReference,
} from '#app/models/enquiry/search-text'
import { fold } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { admins, enquiries } from '#db/schema'
import { closeFreshDbs, freshDb, runSql, tables } from '#tests/support/app'

/** Parts of names and search texts: Latin with and without marks, Hindi, emoji and query operators. */
const piece = fc.oneof(
  fc.constantFrom('kumar', 'Müller', 'ß', 'Ø', 'अमित', 'कु', '😀', '👩‍💻', 'an', 'a', 'é'),
  fc.constantFrom(
    '"',
    "'",
    '%',
    '_',
    '*',
    '(',
    ')',
    '-',
    ':',
    '^',
    '+',
    ' ',
    ' AND ',
    ' OR ',
    '\n',
  ),
  fc.constantFrom('NEAR', 'x61', '0061', '@gmail.com', '@gmail', '.co', 'ab', 'ba'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
const needle = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))

const staff = ['admin-1', 'admin-2']
const kind = fc.record({
  status: fc.constantFrom(...STATUSES),
  type: fc.constantFrom('General', 'Bulk SMS', 'Contact'),
  isSpam: fc.boolean(),
  assigneeId: fc.constantFrom(null, ...staff),
  dueOn: fc.constantFrom('', '2026-03-01', '2026-03-02', '2026-03-03'),
  createdAt: fc.constantFrom(0, 5, 9),
})
const row = fc.record({ name: text, email: text, kind })
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never
const filter = fc.record(
  {
    search: needle,
    status: fc.constantFrom('open' as const, ...STATUSES),
    type: fc.constantFrom('General', 'Bulk SMS', 'Contact', 'Unheard of'),
    isSpam: fc.boolean(),
    assigneeId: fc.constantFrom(null, ...staff),
    since: fc.constantFrom(0, 5),
    dueBy: fc.constantFrom('2026-03-01', '2026-03-02'),
    order: fc.constantFrom('open' as const, 'newest' as const, 'oldest' as const),
  },
  { requiredKeys: [] },
)

async function dbWithStaff(): Promise<Database> {
  const db = await freshDb()
  const one = (id: string) => ({
    id,
    name: id,
    email: id,
    emailKey: id,
    passwordHash: '',
    createdAt: 0,
  })
  await tables(db).insert(admins).values(staff.map(one))
  return db
}

let made = 0
async function insert(tx: Queries, { name, email, kind }: Row): Promise<string> {
  const id = `e${made++}`
  const search = `${fold(name)}\n${fold(email)}`
  const rest = { desc: '', contentHash: id, createdAt: 0, updatedAt: 0 }
  await tx.insert(enquiries).values({ id, reference: id, name, email, search, ...rest, ...kind })
  return id
}

/** The expected result of a search: a scan of every row, in the order of the filter. */
async function scan(db: Database, filter: EnquiryFilter): Promise<string[]> {
  const needle = needleOf(filter.search)
  const found = (await tables(db).select().from(enquiries).orderBy(enquiries.seq)).filter(
    (one) =>
      one.isSpam === (filter.isSpam ?? false) &&
      (filter.status === undefined || filter.status === one.status || isOpen(filter, one)) &&
      (filter.since === undefined || one.createdAt >= filter.since) &&
      (filter.dueBy === undefined || isDue(filter.dueBy, one)) &&
      (filter.type === undefined || one.type === filter.type) &&
      (filter.assigneeId === undefined || one.assigneeId === filter.assigneeId) &&
      one.search.includes(needle),
  )
  if (filter.order !== 'oldest') found.reverse()
  if (filter.order === 'open') found.sort((a, b) => rank(a) - rank(b))
  return found.map(({ id }) => id)
}

const rank = ({ status }: { status: Status }) => (status === 'Closed' ? 1 : 0)
const isOpen = (filter: EnquiryFilter, one: { status: Status }) =>
  filter.status === 'open' && rank(one) === 0
const isDue = (day: string, one: { status: Status; dueOn: string }) =>
  rank(one) === 0 && one.dueOn !== '' && one.dueOn <= day

/** Reads page by page to the end, then back to the start. */
async function walk(db: Database, filter: EnquiryFilter, limit: number) {
  const forward: string[] = []
  let page = await pageEnquiries(db, filter, { limit })
  let last = page
  while (page.enquiries.length > 0) {
    forward.push(...page.enquiries.map(({ _id }) => _id))
    last = page
    page = await pageEnquiries(db, filter, { limit, after: page.last })
  }
  const backward = last.enquiries.map(({ _id }) => _id)
  page = await pageEnquiries(db, filter, { limit, before: last.first })
  while (last.first !== undefined && page.enquiries.length > 0) {
    backward.unshift(...page.enquiries.map(({ _id }) => _id))
    page = await pageEnquiries(db, filter, { limit, before: page.first })
  }
  return { forward, backward }
}

test('a search finds the same rows as a full scan, and its pages show each row once in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 25 }),
      fc.array(filter, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, filters, limit) => {
        const db = await dbWithStaff()
        await db.write(async (tx) => {
          for (const one of rows) await insert(tx, one)
        })
        for (const one of filters) {
          const expected = await scan(db, one)
          expect(await walk(db, one, limit)).toEqual({ forward: expected, backward: expected })
          expect(await countEnquiries(db, one)).toBe(expected.length)
        }
        await closeFreshDbs()
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

test('a search finds every substring of a name', async () => {
  const db = await dbWithStaff()
  const name = 'राहुल Müller-O’Neil 😀 (100%_*"AND")'
  const id = await insert(tables(db), { name, email: 'rahul@example.in', kind: ordinary })
  await insert(tables(db), { name: 'Somebody Else', email: 'else@example.com', kind: ordinary })
  const folded = fold(name)
  for (let from = 0; from < folded.length; from++) {
    for (let to = from + 1; to <= folded.length; to++) {
      const search = folded.slice(from, to)
      if (!search.isWellFormed() || search.trim() !== search) continue
      const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
      expect(
        found.map(({ _id }) => _id),
        search,
      ).toContain(id)
    }
  }
}, 60_000)

test.each([
  'Asha Verma <asha@example.in>',
  'Asha Verma (asha@example.in)',
  '"Verma, Asha" <Asha@Example.in>;',
  'mailto:asha@example.in?subject=Hello',
  'asha@example.in.',
  '(asha@example.in),',
])('a search for the pasted address %s finds its enquiry', async (search) => {
  const db = await dbWithStaff()
  const id = await insert(tables(db), { name: 'A.', email: 'asha@example.in', kind: ordinary })
  await insert(tables(db), { name: 'Asha Verma', email: 'other@example.in', kind: ordinary })
  const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
  expect(found.map(({ _id }) => _id)).toEqual([id])
  expect(applicationSearchOf({ search }).needle).toBe('asha@example.in')
})

test('a search for a part of an email address finds the same rows as a full scan', async () => {
  const db = await dbWithStaff()
  const people = [
    ['Asha Sharma', 'sharma@gmail.com'],
    ['Asha Verma', 'verma@gmail.com.au'],
    ['sharma@gmx.de', 'xrma@gmail.com'],
    ['rma@gmail.com', 'asha@yahoo.co.in'],
    ['Ravi', 'rma@gmail.co'],
    ['@gmail.com', 'a@b.in'],
  ] as const
  for (const [name, email] of people) await insert(tables(db), { name, email, kind: ordinary })
  for (const search of [
    'rma@gmail.com',
    'sharma@gmail.com',
    'harma@gmail',
    '@gmail.com',
    'a@gmail.com.au',
    'rma@gmai',
    'rma@gmail.com asha@yahoo',
    'xrma@gmail.com',
    'sharma@gmx',
    '@@gmail.com',
    'rma@averylongdomainofsomebody.example',
  ]) {
    const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 10 })
    expect(
      found.map(({ _id }) => _id),
      search,
    ).toEqual(await scan(db, { search }))
    expect(await countEnquiries(db, { search }), search).toBe(found.length)
  }
})

const ordinary = {
  status: 'New',
  type: 'General',
  isSpam: false,
  assigneeId: null,
  dueOn: '',
  createdAt: 0,
} as const

/** One change of the rows. */
const step = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), row }),
  fc.record({ do: fc.constant('change' as const), at: fc.nat(), kind }),
  fc.record({ do: fc.constant('erase' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('leave' as const), who: fc.constantFrom(...staff) }),
)

test('counts and index follow every change of the rows, committed or rolled back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { maxLength: 6 }),
      fc.array(filter, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (batches, filters, isLastUndone) => {
        const db = await dbWithStaff()
        for (const [at, batch] of batches.entries()) {
          const isUndone = isLastUndone && at === batches.length - 1
          const written = db.write(async (tx) => {
            for (const one of batch) await perform(tx, one)
            if (isUndone) throw new Error('undone')
          })
          await (isUndone ? expect(written).rejects.toThrow('undone') : written)
          // Counts are cached, so they are also checked between the batches.
          for (const one of filters) {
            expect(await countEnquiries(db, one)).toBe((await scan(db, one)).length)
          }
        }
        for (const one of filters) {
          const { search: _, ...open } = one
          for (const variant of [one, open]) {
            const expected = await scan(db, variant)
            expect(await countEnquiries(db, variant)).toBe(expected.length)
            const page = await pageEnquiries(db, variant, { limit: 100 })
            expect(page.enquiries.map(({ _id }) => _id)).toEqual(expected)
          }
        }
        const { byStatus: counts } = await countFolders(db)
        for (const status of STATUSES)
          expect(counts[status]).toBe((await scan(db, { status })).length)
        await closeFreshDbs()
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

async function perform(tx: Queries, step: Step): Promise<void> {
  if (step.do === 'insert') {
    const { kind } = step.row
    await insert(tx, {
      ...step.row,
      kind: { ...kind, assigneeId: await existingAdmin(tx, kind.assigneeId) },
    })
    return
  }
  if (step.do === 'leave') {
    await tx.delete(admins).where(eq(admins.id, step.who))
    return
  }
  const ids = await tx.select({ id: enquiries.id }).from(enquiries)
  const chosen = eq(enquiries.id, ids[step.at % Math.max(1, ids.length)]?.id ?? '')
  if (step.do === 'delete') await tx.delete(enquiries).where(chosen)
  if (step.do === 'erase') {
    await tx.update(enquiries).set({ name: '', email: '', search: '' }).where(chosen)
  }
  if (step.do === 'change') {
    const assigneeId = await existingAdmin(tx, step.kind.assigneeId)
    await tx
      .update(enquiries)
      .set({ ...step.kind, assigneeId })
      .where(chosen)
  }
}

async function existingAdmin(tx: Queries, id: string | null): Promise<string | null> {
  const [found] = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(eq(admins.id, id ?? ''))
  return found?.id ?? null
}

type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

interface Sent {
  name: string
  email: string
  phone?: string
  companyName?: string
}

async function enquiryOf(fields: Sent) {
  const input = enquiryInput.parse({ ...fields, desc: `An enquiry of ${fields.name}` })
  return { input, make: (db: Database) => createEnquiry(db, input, { type: 'General' }) }
}

test.each([
  '98765 43210',
  '+91 98765-43210',
  '09876543210',
  '0091 98765 43210',
  '765432',
  'tel:+919876543210',
  'Phone: 98765 43210',
  '+91 (0) 98765 43210',
  '98765/43210',
  '९८७६५ ४३२१०',
])('a search for %s finds the enquiry with this number', async (search) => {
  const db = await freshDb()
  const asha = await enquiryOf({ name: 'Asha', email: 'asha@example.in', phone: '98765 43210' })
  const imran = await enquiryOf({ name: 'Imran', email: 'imran@example.in', phone: '91234 56789' })
  const { _id } = await asha.make(db)
  await imran.make(db)
  const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
  expect(found.map((one) => one._id)).toEqual([_id])
  expect(await countEnquiries(db, { search })).toBe(1)
})

test('a reference and an email address find their enquiry, in any case', async () => {
  const db = await freshDb()
  const { make } = await enquiryOf({ name: 'Asha', email: 'asha@example.in' })
  const { _id, reference } = await make(db)
  await (await enquiryOf({ name: 'Imran', email: 'imran@example.in' })).make(db)
  for (const search of [reference, reference.toLowerCase(), ` ${reference} `, 'ASHA@example.in']) {
    const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
    expect(
      found.map((one) => one._id),
      search,
    ).toEqual([_id])
  }
})

test('fewer than six digits find no phone number', async () => {
  const db = await freshDb()
  await (await enquiryOf({ name: 'Asha', email: 'a@b.in', phone: '98765 43210' })).make(db)
  expect(await countEnquiries(db, { search: '98765' })).toBe(0)
})

test('a two-character search covers only the newest 20,000 rows and is marked as partial', async () => {
  const db = await freshDb()
  await insert(tables(db), { name: 'Zoë Quist', email: 'old', kind: ordinary })
  const search = (needle: string) => pageEnquiries(db, { search: needle }, { limit: 5 })
  const names = async (needle: string) => (await search(needle)).enquiries.map(({ name }) => name)
  expect(await names('qu')).toEqual(['Zoë Quist'])
  expect((await search('qu')).isPartial).toBe(false)
  await runSql(
    db,
    `
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000)
    insert into enquiries (id, reference, name, email, "desc", search, content_hash, created_at, updated_at)
    select 'f' || n, 'r' || n, 'Asha', 'a@b.in', '', 'asha', '', 0, 0 from numbers`,
  )
  expect(await names('qu')).toEqual([])
  expect((await search('qu')).isPartial).toBe(true)
  expect(await names('qui')).toEqual(['Zoë Quist'])
  expect((await search('qui')).isPartial).toBe(false)
})

test('a search with thousands of matches combines with a status filter', async () => {
  const db = await freshDb()
  await runSql(
    db,
    `
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 6000)
    insert into enquiries (id, reference, name, email, "desc", search, status, content_hash, created_at, updated_at)
    select 'f' || n, 'r' || n, 'Asha', 'a@b.in', '', 'asha', case when n % 1000 = 0 then 'Pending' else 'New' end, '', 0, 0 from numbers`,
  )
  const filter = { search: 'asha', status: 'Pending' as const }
  const { enquiries: found, hasMore } = await pageEnquiries(db, filter, { limit: 5 })
  expect(found.map(({ _id }) => _id)).toEqual(['f6000', 'f5000', 'f4000', 'f3000', 'f2000'])
  expect(hasMore).toBe(true)
  expect(await countEnquiries(db, filter)).toBe(6)
  expect(await countEnquiries(db, { ...filter, search: 'meera' })).toBe(0)
})

test.each([
  ["d'souza", 'Maria D’Souza'],
  ['D’SOUZA', "Maria D'Souza"],
  ['ravi kumar', 'Ravi  Kumar'],
  ['ravi   kumar', 'Ravi\u00a0Kumar'],
  ['ravi kumar', 'Ra\u200bvi Kumar'],
  ['\u2066ravi kumar\u2069', 'Ravi Kumar'],
  ['jean-luc', 'Jean‑Luc'],
  ['gross', 'Anna Groß'],
  ['lukasz', 'Łukasz'],
])('a search for "%s" finds %s among enquiries and applications', async (search, name) => {
  const db = await freshDb()
  const { make } = await enquiryOf({ name, email: 'one@example.in' })
  const { _id } = await make(db)
  await (await enquiryOf({ name: 'Imran', email: 'imran@example.in' })).make(db)
  const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
  expect(found.map((one) => one._id)).toEqual([_id])
  const text = applicationText({ ...applicant, fullName: name })
  expect(text).toContain(applicationSearchOf({ search }).needle)
})

const applicant = {
  email: 'one@example.in',
  phone: '98765 43210',
  experience: 'Fresher',
  jobRole: 'Cloud Engineer',
  gender: 'Female',
} as const

test('a reference copied with invisible characters or other hyphens finds its enquiry', async () => {
  const db = await freshDb()
  const { _id, reference } = await (await enquiryOf({ name: 'Asha', email: 'a@b.in' })).make(db)
  for (const search of [`\u200b${reference}\ufeff`, reference.replaceAll('-', '\u2011')]) {
    const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
    expect(found.map((one) => one._id)).toEqual([_id])
  }
})

/** Inserts one row at a time to keep the order. */
async function insertWith(db: Database, statuses: Status[]): Promise<string[]> {
  const ids: string[] = []
  for (const status of statuses) {
    ids.push(await insert(tables(db), { name: '', email: '', kind: { ...ordinary, status } }))
  }
  return ids
}

test('pages list open enquiries first, then closed ones', async () => {
  const db = await freshDb()
  const ids = await insertWith(db, ['New', 'Closed', 'Pending', 'Closed', 'New'])
  const expected = [4, 2, 0, 3, 1].map((at) => ids[at])
  let after: Position | undefined
  for (let start = 0; start < 5; start += 2) {
    const page = await pageEnquiries(db, { order: 'open' }, { limit: 2, after })
    expect(page.enquiries.map(({ _id }) => _id)).toEqual(expected.slice(start, start + 2))
    expect(page.hasMore).toBe(start < 3)
    after = page.last
  }
})

test('the neighbours of an enquiry follow the order of the list, also after it was closed', async () => {
  const db = await freshDb()
  const [oldest, closed, middle, newest] = await insertWith(db, ['New', 'Closed', 'New', 'New'])
  const filter = { order: 'open' } as const
  expect(await findNeighbours(db, filter, 3, 'New')).toEqual({ previous: newest, next: oldest })
  expect(await findNeighbours(db, filter, 2, 'Closed')).toEqual({
    previous: oldest,
    next: undefined,
  })
  await tables(db)
    .update(enquiries)
    .set({ status: 'Closed' })
    .where(eq(enquiries.id, middle ?? ''))
  expect(await findNeighbours(db, filter, 3)).toEqual({ previous: newest, next: oldest })
  expect((await findNeighbours(db, filter, 1)).next).toBe(middle)
  expect((await findNeighbours(db, filter, 3, 'Closed')).next).toBe(closed)
})

test('a match reports the field by which the search found it', async () => {
  const db = await freshDb()
  const sent = { name: 'Asha Verma', email: 'asha@example.in', phone: '98765 43210' }
  const { make } = await enquiryOf({ ...sent, companyName: 'Müller Clinic' })
  const { reference } = await make(db)
  await (await enquiryOf({ name: 'Imran', email: 'imran@example.in' })).make(db)
  const [, first = '', second = ''] = reference.split('-')
  for (const [search, matched] of [
    ['verma', 'name'],
    ['EXAMPLE.IN', 'email'],
    ['muller cl', 'company'],
    ['0987 6543', 'phone'],
    [reference, 'reference'],
    [`${first}-${second}`, 'reference'],
    [second.toLowerCase(), 'reference'],
    [`enq ${first}${second}`, 'reference'],
    [`${first.slice(2)}-${second}`, 'reference'],
    [`ENQ-${first}-${second.slice(0, 2)}`, 'reference'],
  ] as const) {
    const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
    const one = found.find((enquiry) => enquiry.reference === reference)
    expect(one && matchOf(one, search), search).toBe(matched)
  }
})

test.each([
  ['ENQ-06H5-Y4NY', 'ENQ-06H5-Y4NY'],
  [' 06h5 y4ny ', 'ENQ-06H5-Y4NY'],
  ['enq12345678', 'ENQ-1234-5678'],
  ['12345678', 'ENQ-1234-5678'],
  ['#ENQ-06H5-Y4NY.', 'ENQ-06H5-Y4NY'],
  ['Re: Cloud Services (ENQ-06H5-Y4NY)', 'ENQ-06H5-Y4NY'],
  ['Re: Cloud Engineer (JOB-06H5-Y4NY)', undefined],
  ['ENQ-06H5', undefined],
  ['margaret', 'ENQ-MARG-ARET'],
  ['enq marg aret', 'ENQ-MARG-ARET'],
  ['ENQ MNPQ-RSTV', 'ENQ-MNPQ-RSTV'],
  ['Asha Verma', undefined],
])('the search text %s is read as the whole reference %s', (search, reference) => {
  expect(wholeReference(search)).toBe(reference)
})

test('a search finds an email address whose domain is stored in the other script', async () => {
  const db = await freshDb()
  const domains = ['bücher.example', 'xn--bcher-kva.example', 'उदाहरण.भारत', 'buecher.example']
  for (const domain of domains)
    await (await enquiryOf({ name: 'Imran', email: `one@${domain}` })).make(db)
  const found = async (search: string) => {
    const { enquiries: rows } = await pageEnquiries(db, { search, order: 'oldest' }, { limit: 9 })
    expect(rows.map((one) => matchOf(one, search))).toEqual(rows.map(() => 'email'))
    expect(await countEnquiries(db, { search })).toBe(rows.length)
    return rows.map(({ email }) => domains.indexOf(email.slice('one@'.length)))
  }
  expect(await found('xn--bcher-kva.example')).toEqual([0, 1])
  expect(await found('BÜCHER.example')).toEqual([0, 1])
  expect(await found('<one@xn--bcher-kva.example>')).toEqual([0, 1])
  expect(await found('xn--p1b6ci4b4b3a.xn--h2brj9c')).toEqual([2])
  const text = applicationText({ ...applicant, fullName: 'Imran', email: 'one@bücher.example' })
  const { needle, other } = applicationSearchOf({ search: 'xn--bcher-kva' })
  expect([needle, other].map((one) => text.includes(one ?? '-'))).toEqual([false, true])
  expect(needleInOtherScript('1.1')).toBeUndefined()
})
