import { asc, desc as descending, sql } from 'drizzle-orm'
import { eachPlaces, findPlaces } from '#app/models/search-index.server'
import type { Db } from '#db/connection.server'
import { inJson } from '#db/in-json'
import { prepared } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import type { Enquiry } from './enquiry'
import { fileAll } from './filing.server'
import { toEnquiry } from './row.server'
import { type EnquiryFilter, indexQuery } from './search.server'

export {
  countByStatus,
  countEnquiries,
  type EnquiryFilter,
} from './search.server'

/** Where a page of a list begins or ends: right after or right before a place, or so many rows from the start. */
export interface PageStart {
  limit: number
  after?: number
  before?: number
  offset?: number
}

export interface EnquiryPage {
  enquiries: Enquiry[]
  /** Places of the first and the last, from which the neighbouring pages start. */
  first: number | undefined
  last: number | undefined
  /** Whether there is more in the direction that was asked for. */
  hasMore: boolean
}

/** A page of enquiries in the filter's order, newest first unless it says otherwise. */
export async function pageEnquiries(
  db: Db,
  filter: EnquiryFilter,
  { limit, after, before, offset }: PageStart,
): Promise<EnquiryPage> {
  const isNewestFirst = filter.order !== 'oldest'
  const isBackward = before !== undefined
  const found = findPlaces(db, indexQuery(db, filter), {
    limit: limit + 1,
    offset,
    beyond: before ?? after,
    isNewestFirst: isNewestFirst !== isBackward,
  })
  const rows = rowsAt(db, filter)(found.slice(0, limit))
  return {
    enquiries: rows.map(toEnquiry),
    first: rows.at(0)?.seq,
    last: rows.at(-1)?.seq,
    hasMore: found.length > limit,
  }
}

export async function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  page: { limit: number; offset: number },
): Promise<Enquiry[]> {
  return (await pageEnquiries(db, filter, page)).enquiries
}

/**
 * Every enquiry the filter matches, in its order, fifty in memory at a time.
 * @throws where some are not filed and nothing can be written: a list of all must not lack one
 */
export async function* eachEnquiry(db: Db, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  const isNewestFirst = filter.order !== 'oldest'
  const read = rowsAt(db, filter)
  await fileAll(db)
  for (const places of eachPlaces(db, indexQuery(db, filter), isNewestFirst)) {
    yield read(places).map(toEnquiry)
  }
}

/** Reads the rows at some places, in the order of the filter. */
function rowsAt(db: Db, { order }: EnquiryFilter) {
  const rows = order === 'oldest' ? oldestAt(db) : newestAt(db)
  return (places: readonly number[]) => rows.all({ places: JSON.stringify(places) })
}

const isAtPlaces = inJson(enquiries.seq, sql.placeholder('places'))
const newestAt = prepared((db) =>
  db.select().from(enquiries).where(isAtPlaces).orderBy(descending(enquiries.seq)).prepare(),
)
const oldestAt = prepared((db) =>
  db.select().from(enquiries).where(isAtPlaces).orderBy(asc(enquiries.seq)).prepare(),
)
