import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { countPlaces, type IndexQuery } from '#app/models/search-index.server'
import { fold } from '#app/models/text'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { recall } from '#db/recall.server'
import { enquiryCounts } from '#db/schema'
import type { Facet } from '#db/search-words'
import { STATUSES, type Status } from './enquiry'

export interface EnquiryFilter {
  /** Substring of name or e-mail, in any case. */
  search?: string
  status?: Status
  /** What it is about, one of content/enquiry-types or a contact message. */
  type?: string
  /** Whose it is; null for those that nobody has taken. */
  assigneeId?: string | null
  order?: 'newest' | 'oldest'
  /** The spam folder instead of the desk. */
  isSpam?: boolean
}

function needleOf(filter: EnquiryFilter): string {
  return fold(filter.search?.trim().toWellFormed() ?? '')
}

/** What the index is asked for. */
export function indexQuery(db: Db, filter: EnquiryFilter): IndexQuery {
  const { status, type } = filter
  const needle = needleOf(filter)
  return {
    table: 'enquiries',
    needle,
    kinds: [[scopeOf(filter), status ?? null, type ?? null, assigneeOf(filter) ?? null]],
    ...(needle !== '' && { others: othersOf(db, filter) }),
  }
}

const scopeOf = ({ isSpam }: EnquiryFilter) => (isSpam ? 1 : 0)

/** The other folder and, where a status is asked for, the others in this one; undefined where those are the most. */
function othersOf(db: Db, filter: EnquiryFilter): Facet[][] | undefined {
  const { isSpam, status, type } = filter
  if (type !== undefined || assigneeOf(filter) !== undefined) return undefined
  const all = sumCounts(db, { isSpam }) + sumCounts(db, { isSpam: !isSpam })
  if (sumCounts(db, { isSpam, status }) * 2 < all) return undefined
  const otherStatuses = status === undefined ? [] : STATUSES.filter((one) => one !== status)
  const scope = scopeOf(filter)
  return [[1 - scope, null, null, null], ...otherStatuses.map((one) => [scope, one, null, null])]
}

/** Nobody is the empty text in index and counts. */
function assigneeOf({ assigneeId }: EnquiryFilter): string | undefined {
  return assigneeId === null ? '' : assigneeId
}

/**
 * How many enquiries the filter matches: exact at any size without a search, with one up to 10,000.
 * @returns MOST_COUNTED + 1 where a search matches more
 */
export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  return needleOf(filter) === '' ? sumCounts(db, filter) : countPlaces(db, indexQuery(db, filter))
}

/** How many enquiries stand at each status, zero included; spam is not among them. */
export async function countByStatus(db: Db): Promise<Record<Status, number>> {
  const none = { New: 0, Pending: 0, Closed: 0 } satisfies Record<Status, number>
  const sums = recall(db, 'enquiries by status', () => sumsByStatus(db).all())
  return { ...none, ...Object.fromEntries(sums.map(({ status, count }) => [status, count])) }
}

const sumsByStatus = prepared((db) => {
  const { isSpam, status, count } = enquiryCounts
  return db
    .select({ status, count: sql<number>`sum(${count})` })
    .from(enquiryCounts)
    .where(eq(isSpam, false))
    .groupBy(status)
    .prepare()
})

function sumCounts(db: Db, filter: EnquiryFilter): number {
  const kind = {
    isSpam: scopeOf(filter),
    status: filter.status ?? null,
    type: filter.type ?? null,
    assigneeId: assigneeOf(filter) ?? null,
  }
  const key = `enquiries ${JSON.stringify(kind)}`
  return recall(db, key, () => sums(db).get(kind)?.count ?? 0)
}

const sums = prepared((db) => {
  const { isSpam, status, type, assigneeId, count } = enquiryCounts
  return db
    .select({ count: sql<number | null>`sum(${count})` })
    .from(enquiryCounts)
    .where(
      and(
        eq(isSpam, sql.placeholder('isSpam')),
        isAsked(status, 'status'),
        isAsked(type, 'type'),
        isAsked(assigneeId, 'assigneeId'),
      ),
    )
    .prepare()
})

/** Whether a column is what the placeholder holds, or that is null. */
function isAsked(column: SQLiteColumn, name: string): SQL {
  return sql`ifnull(${sql.placeholder(name)}, ${column}) = ${column}`
}
