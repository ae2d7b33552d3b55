import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { eachBatch, findPage } from '#db/list.server'
import { enquiries } from '#db/schema'
import { type Enquiry, type Status, toEnquiry } from './enquiry'
import { type EnquiryFilter, searchOf } from './search.server'

export interface ListedEnquiry extends Enquiry {
  /** YYYY-MM-DD, or empty. */
  dueOn: string
}

/** `after` and `before` are exclusive. */
interface PageStart {
  limit: number
  after?: Position
  before?: Position
}

export async function pageEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { limit, after, before }: PageStart,
) {
  const isBackward = before !== undefined
  const span = { limit, cursor: before ?? after, isBackward }
  const { seqs, ...page } = await findInOrder(db, filter, span)
  const rows = await readRows(db, isBackward ? seqs.toReversed() : seqs)
  return {
    enquiries: rows.map((row): ListedEnquiry => ({ ...toEnquiry(row), dueOn: row.dueOn })),
    first: positionOf(rows.at(0)),
    last: positionOf(rows.at(-1)),
    ...page,
  }
}

function positionOf(row: typeof enquiries.$inferSelect | undefined): Position | undefined {
  return row && { seq: row.seq, isClosed: row.status === 'Closed' }
}

export async function* eachEnquiry(db: Database, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  for await (const seqs of eachInOrder(db, filter)) yield (await readRows(db, seqs)).map(toEnquiry)
}

async function readRows(db: Database, seqs: number[]) {
  const rows = await db.select().from(enquiries).where(inArray(enquiries.seq, seqs))
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  return seqs.map((seq) => bySeq.get(seq)).filter((row) => row !== undefined)
}

export type EnquiryDetail = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>

export async function findEnquiry(db: Database, id: string) {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  if (!row) return undefined
  const { consentVersion, dueOn, seq } = row
  return { ...toEnquiry(row), consentVersion, dueOn, seq }
}

/** @param status decides the position in the list; by default the position before it was closed */
export async function findNeighbours(
  db: Database,
  filter: EnquiryFilter,
  seq: number,
  status: Status = 'New',
) {
  const position = { seq, isClosed: status === 'Closed' }
  const [before, after] = await Promise.all([
    pageEnquiries(db, filter, { limit: 1, before: position }),
    pageEnquiries(db, filter, { limit: 1, after: position }),
  ])
  return { previous: before.enquiries[0]?._id, next: after.enquiries[0]?._id }
}

export interface Position {
  seq: number
  isClosed: boolean
}

/** One query for each index, so that a page at any depth is as fast as the first. */
function partsOf(filter: EnquiryFilter): EnquiryFilter[] {
  const isOpenFirst = filter.order === 'open' && !filter.status && filter.dueBy === undefined
  if (!isOpenFirst) return [filter]
  return [
    { ...filter, status: 'open' },
    { ...filter, status: 'Closed' },
  ]
}

const isNewestFirst = ({ order }: EnquiryFilter) => order !== 'oldest'

async function findInOrder(
  db: Database,
  filter: EnquiryFilter,
  { limit, cursor, isBackward }: { limit: number; cursor?: Position; isBackward: boolean },
) {
  const parts = isBackward ? partsOf(filter).reverse() : partsOf(filter)
  const containsStart = (part: EnquiryFilter) =>
    parts.length === 1 || (part.status === 'Closed') === cursor?.isClosed
  const start = cursor ? parts.findIndex(containsStart) : 0
  const seqs: number[] = []
  let isPartial = false
  for (const [at, part] of parts.slice(start).entries()) {
    const page = await findPage(db, searchOf(part), {
      limit: limit - seqs.length,
      cursor: at === 0 ? cursor?.seq : undefined,
      isNewestFirst: isNewestFirst(filter) !== isBackward,
    })
    seqs.push(...page.seqs)
    isPartial ||= page.isPartial
    if (page.hasMore) return { seqs, hasMore: true, isPartial }
  }
  return { seqs, hasMore: false, isPartial }
}

async function* eachInOrder(db: Database, filter: EnquiryFilter) {
  for (const part of partsOf(filter)) {
    yield* eachBatch(db, searchOf(part), isNewestFirst(filter))
  }
}
