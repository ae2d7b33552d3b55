import { and, desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  searchOf as applicationSearchOf,
  applicationText,
} from '#app/models/application/search.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput, STATUSES, type Status } from '#app/models/enquiry/enquiry'
import {
  countEnquiries,
  countFolders,
  type EnquiryFilter,
  findNeighbours,
  pageEnquiries,
} from '#app/models/enquiry/list.server'
import { searchOf } from '#app/models/enquiry/search.server'
import { matchOf, wholeReference } from '#app/models/enquiry/search-text'
import { fold } from '#app/models/text'
import type { Database } from '#db/database.server'
import { admins, enquiries } from '#db/schema'
import { freshDb, tables, writerOf } from '#tests/support/app'

/** Pieces that make names and needles meet: Latin with and without marks, Hindi, emoji, and every sign of a query. */
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

function dbWithStaff(): Database {
  const db = freshDb()
  const one = (id: string) => ({
    id,
    name: id,
    email: id,
    emailKey: id,
    passwordHash: '',
    createdAt: 0,
  })
  tables(db).insert(admins).values(staff.map(one)).run()
  return db
}

let made = 0
function insert(db: Database, { name, email, kind }: Row): string {
  const id = `e${made++}`
  const search = `${fold(name)}\n${fold(email)}`
  const rest = { desc: '', contentHash: id, createdAt: 0, updatedAt: 0 }
  tables(db)
    .insert(enquiries)
    .values({ id, reference: id, name, email, search, ...rest, ...kind })
    .run()
  return id
}

/** What a scan of every row finds, in the filter's order: the meaning of a search. */
function scan(db: Database, filter: EnquiryFilter): string[] {
  const needle = fold(filter.search ?? '').trim()
  const found = tables(db)
    .select()
    .from(enquiries)
    .orderBy(enquiries.seq)
    .all()
    .filter(
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

/** Walks page by page to the end, then back to the start. */
async function walk(db: Database, filter: EnquiryFilter, limit: number) {
  const forth: string[] = []
  let page = await pageEnquiries(db, filter, { limit })
  let last = page
  while (page.enquiries.length > 0) {
    forth.push(...page.enquiries.map(({ _id }) => _id))
    last = page
    page = await pageEnquiries(db, filter, { limit, after: page.last })
  }
  const back = last.enquiries.map(({ _id }) => _id)
  page = await pageEnquiries(db, filter, { limit, before: last.first })
  while (last.first !== undefined && page.enquiries.length > 0) {
    back.unshift(...page.enquiries.map(({ _id }) => _id))
    page = await pageEnquiries(db, filter, { limit, before: page.first })
  }
  return { forth, back }
}

test('a search finds exactly what a scan of all rows finds, and its pages show each row once, forth and back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 25 }),
      fc.array(filter, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, filters, limit) => {
        const db = dbWithStaff()
        writerOf(db).transaction(() => {
          for (const one of rows) insert(db, one)
        })()
        for (const one of filters) {
          const expected = scan(db, one)
          expect(await walk(db, one, limit)).toEqual({ forth: expected, back: expected })
          expect(await countEnquiries(db, one)).toBe(expected.length)
        }
        db.close()
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

test('every part of a name is found, however short or long', async () => {
  const db = dbWithStaff()
  const name = 'राहुल Müller-O’Neil 😀 (100%_*"AND")'
  const id = insert(db, { name, email: 'rahul@example.in', kind: ordinary })
  insert(db, { name: 'Somebody Else', email: 'else@example.com', kind: ordinary })
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

test('a half of an address finds whoever has all of it after one @', async () => {
  const db = dbWithStaff()
  const people = [
    ['Asha Sharma', 'sharma@gmail.com'],
    ['Asha Verma', 'verma@gmail.com.au'],
    ['sharma@gmx.de', 'xrma@gmail.com'],
    ['rma@gmail.com', 'asha@yahoo.co.in'],
    ['Ravi', 'rma@gmail.co'],
    ['@gmail.com', 'a@b.in'],
  ] as const
  for (const [name, email] of people) insert(db, { name, email, kind: ordinary })
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
    ).toEqual(scan(db, { search }))
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

/** One thing that can happen to the rows. */
const act = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), row }),
  fc.record({ do: fc.constant('change' as const), at: fc.nat(), kind }),
  fc.record({ do: fc.constant('erase' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('leave' as const), who: fc.constantFrom(...staff) }),
)

test('counts and index follow whatever happens to the rows, rolled back or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), { maxLength: 6 }),
      fc.array(filter, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (batches, filters, isLastUndone) => {
        const db = dbWithStaff()
        for (const [at, batch] of batches.entries()) {
          const isUndone = isLastUndone && at === batches.length - 1
          writerOf(db).exec('begin')
          for (const one of batch) perform(db, one)
          writerOf(db).exec(isUndone ? 'rollback' : 'commit')
          // Also between the batches: what is counted again may rest on what was counted before.
          for (const one of filters) {
            expect(await countEnquiries(db, one)).toBe(scan(db, one).length)
          }
        }
        for (const one of filters) {
          const { search: _, ...open } = one
          for (const asked of [one, open]) {
            const expected = scan(db, asked)
            expect(await countEnquiries(db, asked)).toBe(expected.length)
            const page = await pageEnquiries(db, asked, { limit: 100 })
            expect(page.enquiries.map(({ _id }) => _id)).toEqual(expected)
          }
        }
        const { byStatus: counts } = await countFolders(db)
        for (const status of STATUSES) expect(counts[status]).toBe(scan(db, { status }).length)
        db.close()
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

function perform(db: Database, act: Act): void {
  if (act.do === 'insert') {
    const { kind } = act.row
    insert(db, { ...act.row, kind: { ...kind, assigneeId: stillThere(db, kind.assigneeId) } })
    return
  }
  if (act.do === 'leave') {
    tables(db).delete(admins).where(eq(admins.id, act.who)).run()
    return
  }
  const ids = tables(db).select({ id: enquiries.id }).from(enquiries).all()
  const chosen = eq(enquiries.id, ids[act.at % Math.max(1, ids.length)]?.id ?? '')
  if (act.do === 'delete') tables(db).delete(enquiries).where(chosen).run()
  if (act.do === 'erase') {
    tables(db).update(enquiries).set({ name: '', email: '', search: '' }).where(chosen).run()
  }
  if (act.do === 'change') {
    const assigneeId = stillThere(db, act.kind.assigneeId)
    tables(db)
      .update(enquiries)
      .set({ ...act.kind, assigneeId })
      .where(chosen)
      .run()
  }
}

function stillThere(db: Database, id: string | null): string | null {
  const found = tables(db)
    .select({ id: admins.id })
    .from(admins)
    .where(eq(admins.id, id ?? ''))
    .get()
  return found?.id ?? null
}

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

test('places stay when the file is compacted', async () => {
  const db = dbWithStaff()
  const ids = ['Asha', 'Imran', 'Meera'].map((name) =>
    insert(db, { name, email: '', kind: ordinary }),
  )
  tables(db)
    .delete(enquiries)
    .where(eq(enquiries.id, ids[0] ?? ''))
    .run()
  tables(db).run(sql`vacuum`)
  const { enquiries: found } = await pageEnquiries(db, { search: 'meera' }, { limit: 5 })
  expect(found.map(({ _id }) => _id)).toEqual([ids[2]])
})

interface Sent {
  name: string
  email: string
  phone?: string
  companyName?: string
}

async function created(fields: Sent) {
  const input = enquiryInput.parse({ ...fields, desc: `An enquiry of ${fields.name}` })
  return { input, make: (db: Database) => createEnquiry(db, input, { type: 'General' }) }
}

test.each([
  '98765 43210',
  '+91 98765-43210',
  '09876543210',
  '0091 98765 43210',
  '765432',
  '९८७६५ ४३२१०',
])('%s finds who gave this number', async (search) => {
  const db = freshDb()
  const asha = await created({ name: 'Asha', email: 'asha@example.in', phone: '98765 43210' })
  const imran = await created({ name: 'Imran', email: 'imran@example.in', phone: '91234 56789' })
  const { _id } = await asha.make(db)
  await imran.make(db)
  const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
  expect(found.map((one) => one._id)).toEqual([_id])
  expect(await countEnquiries(db, { search })).toBe(1)
})

test('a reference and a whole address find their enquiry, in any case', async () => {
  const db = freshDb()
  const { make } = await created({ name: 'Asha', email: 'asha@example.in' })
  const { _id, reference } = await make(db)
  await (await created({ name: 'Imran', email: 'imran@example.in' })).make(db)
  for (const search of [reference, reference.toLowerCase(), ` ${reference} `, 'ASHA@example.in']) {
    const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
    expect(
      found.map((one) => one._id),
      search,
    ).toEqual([_id])
  }
})

test('fewer than six digits find no phone number', async () => {
  const db = freshDb()
  await (await created({ name: 'Asha', email: 'a@b.in', phone: '98765 43210' })).make(db)
  expect(await countEnquiries(db, { search: '98765' })).toBe(0)
})

test('two letters search the newest 20,000 and say so; three search all', async () => {
  const db = freshDb()
  insert(db, { name: 'Zoë Quist', email: 'old', kind: ordinary })
  const search = (needle: string) => pageEnquiries(db, { search: needle }, { limit: 5 })
  const names = async (needle: string) => (await search(needle)).enquiries.map(({ name }) => name)
  expect(await names('qu')).toEqual(['Zoë Quist'])
  expect((await search('qu')).isPartial).toBe(false)
  writerOf(db).exec(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000)
    insert into enquiries (id, reference, name, email, desc, search, content_hash, created_at, updated_at)
    select 'f' || n, 'r' || n, 'Asha', 'a@b.in', '', 'asha', '', 0, 0 from numbers`)
  expect(await names('qu')).toEqual([])
  expect((await search('qu')).isPartial).toBe(true)
  expect(await names('qui')).toEqual(['Zoë Quist'])
  expect((await search('qui')).isPartial).toBe(false)
})

test('a needle in thousands of rows is found within a filter', async () => {
  const db = freshDb()
  writerOf(db).exec(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 6000)
    insert into enquiries (id, reference, name, email, desc, search, status, content_hash, created_at, updated_at)
    select 'f' || n, 'r' || n, 'Asha', 'a@b.in', '', 'asha', iif(n % 1000 = 0, 'Pending', 'New'), '', 0, 0 from numbers`)
  const filter = { search: 'asha', status: 'Pending' as const }
  const { enquiries: found, hasMore } = await pageEnquiries(db, filter, { limit: 5 })
  expect(found.map(({ _id }) => _id)).toEqual(['f6000', 'f5000', 'f4000', 'f3000', 'f2000'])
  expect(hasMore).toBe(true)
  expect(await countEnquiries(db, filter)).toBe(6)
  expect(await countEnquiries(db, { ...filter, search: 'meera' })).toBe(0)
})

test('nothing of a deleted row stays in the index', () => {
  const db = freshDb()
  insert(db, { name: 'Zoë Quist', email: 'zoe@example.in', kind: ordinary })
  writerOf(db).exec(
    "create virtual table temp.tokens using fts5vocab('main', 'enquiries_search', 'row')",
  )
  const tokens = () => writerOf(db).prepare('select count(*) from temp.tokens').pluck().get()
  expect(tokens()).toBeGreaterThan(0)
  tables(db).delete(enquiries).run()
  expect(tokens()).toBe(0)
  const words = JSON.stringify(
    writerOf(db).prepare('select hex(block) as block from enquiries_search_data').all(),
  )
  expect(words).not.toContain(Buffer.from('zoe').toString('hex').toUpperCase())
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
])('"%s" finds %s, among enquiries and applications', async (search, name) => {
  const db = freshDb()
  const { make } = await created({ name, email: 'one@example.in' })
  const { _id } = await make(db)
  await (await created({ name: 'Imran', email: 'imran@example.in' })).make(db)
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
  const db = freshDb()
  const { _id, reference } = await (await created({ name: 'Asha', email: 'a@b.in' })).make(db)
  for (const search of [`\u200b${reference}\ufeff`, reference.replaceAll('-', '\u2011')]) {
    const { enquiries: found } = await pageEnquiries(db, { search }, { limit: 5 })
    expect(found.map((one) => one._id)).toEqual([_id])
  }
})

test('an offset skips over the open ones into the closed ones', async () => {
  const db = freshDb()
  const ids = ['New', 'Closed', 'Pending', 'Closed', 'New'].map((status) =>
    insert(db, { name: '', email: '', kind: { ...ordinary, status: status as Status } }),
  )
  const expected = [4, 2, 0, 3, 1].map((at) => ids[at])
  for (let offset = 0; offset <= 5; offset++) {
    const page = await pageEnquiries(db, { order: 'open' }, { limit: 2, offset })
    expect(page.enquiries.map(({ _id }) => _id)).toEqual(expected.slice(offset, offset + 2))
    expect(page.hasMore).toBe(offset < 3)
  }
})

test('the neighbours of an enquiry follow the order of the list, also right after it was closed', async () => {
  const db = freshDb()
  const [old, closed, middle, young] = (['New', 'Closed', 'New', 'New'] as const).map((status) =>
    insert(db, { name: '', email: '', kind: { ...ordinary, status } }),
  )
  const filter = { order: 'open' } as const
  expect(await findNeighbours(db, filter, 3, 'New')).toEqual({ previous: young, next: old })
  expect(await findNeighbours(db, filter, 2, 'Closed')).toEqual({ previous: old, next: undefined })
  tables(db)
    .update(enquiries)
    .set({ status: 'Closed' })
    .where(eq(enquiries.id, middle ?? ''))
    .run()
  expect(await findNeighbours(db, filter, 3)).toEqual({ previous: young, next: old })
  expect((await findNeighbours(db, filter, 1)).next).toBe(middle)
  expect((await findNeighbours(db, filter, 3, 'Closed')).next).toBe(closed)
})

test('no page of the list sorts the table', () => {
  const db = freshDb()
  const filters: EnquiryFilter[] = [
    { status: 'open' },
    { status: 'Closed' },
    { status: 'open', assigneeId: null },
    { status: 'open', assigneeId: 'admin-1' },
    { status: 'open', type: 'General' },
    { status: 'Closed', type: 'General' },
    {},
  ]
  for (const filter of filters) {
    const { folder, where } = searchOf(filter)
    const query = tables(db)
      .select({ seq: enquiries.seq })
      .from(enquiries)
      .where(and(folder, where))
      .orderBy(desc(enquiries.seq))
      .toSQL()
    const plan = writerOf(db)
      .prepare<unknown[], { detail: string }>(`explain query plan ${query.sql}`)
      .all(...query.params.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
    const text = plan.map(({ detail }) => detail).join()
    expect(text, JSON.stringify(filter)).toContain('COVERING INDEX')
    expect(text, JSON.stringify(filter)).not.toContain('TEMP B-TREE')
  }
})

test('a company finds its enquiries, and each says what it was found by', async () => {
  const db = freshDb()
  const sent = { name: 'Asha Verma', email: 'asha@example.in', phone: '98765 43210' }
  const { make } = await created({ ...sent, companyName: 'Müller Clinic' })
  const { reference } = await make(db)
  await (await created({ name: 'Imran', email: 'imran@example.in' })).make(db)
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
  ['12345678', undefined],
  ['ENQ-06H5', undefined],
  ['margaret', undefined],
  ['ENQ MNPQ-RSTV', 'ENQ-MNPQ-RSTV'],
  ['Asha Verma', undefined],
])('%s is the whole reference %s', (search, reference) => {
  expect(wholeReference(search)).toBe(reference)
})
