import { asc, desc as descending, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { findSeqs, isPartial } from '#db/search.server'
import type { Enquiry } from './enquiry'
import { toEnquiry } from './row.server'
import { type EnquiryFilter, searchOf } from './search.server'

export { countByStatus, countEnquiries, type EnquiryFilter } from './search.server'

/** Where a page of a list begins or ends: right after or right before a row (`seq`), or so many rows from the start. */
export interface PageStart {
  limit: number
  after?: number
  before?: number
  offset?: number
}

export interface EnquiryPage {
  enquiries: Enquiry[]
  /** `seq` of the first and the last, from which the neighbouring pages start. */
  first: number | undefined
  last: number | undefined
  /** Whether there is more in the direction that was asked for. */
  hasMore: boolean
  /** Whether only the newest 20,000 were searched. */
  isPartial: boolean
}

/** A page of enquiries in the filter's order, newest first unless it says otherwise. */
export async function pageEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { limit, after, before, offset }: PageStart,
): Promise<EnquiryPage> {
  const search = searchOf(filter)
  const isNewestFirst = filter.order !== 'oldest'
  const isBackward = before !== undefined
  const found = await findSeqs(db, search, {
    limit: limit + 1,
    offset,
    beyond: before ?? after,
    isNewestFirst: isNewestFirst !== isBackward,
  })
  const rows = await readRows(db, found.slice(0, limit), isNewestFirst)
  return {
    enquiries: rows.map(toEnquiry),
    first: rows.at(0)?.seq,
    last: rows.at(-1)?.seq,
    hasMore: found.length > limit,
    isPartial: await isPartial(db, search),
  }
}

export async function listEnquiries(
  db: Database,
  filter: EnquiryFilter,
  page: { limit: number; offset: number },
): Promise<Enquiry[]> {
  return (await pageEnquiries(db, filter, page)).enquiries
}

/** Reading so many takes a few milliseconds, in which nothing else runs. */
const BATCH = 100

/** Every enquiry the filter matches, in its order, a hundred in memory at a time. */
export async function* eachEnquiry(db: Database, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  const search = searchOf(filter)
  const isNewestFirst = filter.order !== 'oldest'
  for (let beyond: number | undefined; ; ) {
    const seqs = await findSeqs(db, search, { limit: BATCH, beyond, isNewestFirst })
    if (seqs.length > 0) yield (await readRows(db, seqs, isNewestFirst)).map(toEnquiry)
    if (seqs.length < BATCH) return
    beyond = seqs.at(-1)
  }
}

async function readRows(db: Database, seqs: number[], isNewestFirst: boolean) {
  return db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.seq, seqs))
    .orderBy((isNewestFirst ? descending : asc)(enquiries.seq))
}
