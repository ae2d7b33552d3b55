import { and, asc, desc as descending, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { type Enquiry, STATUSES, type Status } from './enquiry'
import { toEnquiry } from './enquiry-row.server'
import { fold } from './text'

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

function matching(filter: EnquiryFilter) {
  const needle = fold(filter.search?.trim() ?? '')
  return and(
    eq(enquiries.isSpam, filter.isSpam ?? false),
    filter.status && eq(enquiries.status, filter.status),
    filter.type === undefined ? undefined : eq(enquiries.type, filter.type),
    ofAssignee(filter.assigneeId),
    needle === '' ? undefined : sql`instr(${enquiries.search}, ${needle}) > 0`,
  )
}

function ofAssignee(assigneeId: string | null | undefined) {
  if (assigneeId === undefined) return undefined
  return assigneeId === null ? isNull(enquiries.assigneeId) : eq(enquiries.assigneeId, assigneeId)
}

/** A page of enquiries, newest first unless the filter says otherwise. */
export async function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  page: { limit: number; offset: number },
): Promise<Enquiry[]> {
  const rows = db
    .select()
    .from(enquiries)
    .where(matching(filter))
    .orderBy(filter.order === 'oldest' ? asc(enquiries.id) : descending(enquiries.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()
  return rows.map(toEnquiry)
}

/** Every enquiry the filter matches, in its order, a few hundred in memory at a time. */
export async function* eachEnquiry(db: Db, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  const batch = 200
  let last: string | undefined
  while (true) {
    const beyond =
      last && (filter.order === 'oldest' ? gt(enquiries.id, last) : lt(enquiries.id, last))
    const rows = db
      .select()
      .from(enquiries)
      .where(and(matching(filter), beyond || undefined))
      .orderBy(filter.order === 'oldest' ? asc(enquiries.id) : descending(enquiries.id))
      .limit(batch)
      .all()
    if (rows.length > 0) yield rows.map(toEnquiry)
    last = rows.at(-1)?.id
    if (rows.length < batch) return
  }
}

export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  return db.$count(enquiries, matching(filter))
}

/** How many enquiries stand at each status, zero included; spam is not among them. */
export async function countByStatus(db: Db): Promise<Record<Status, number>> {
  const rows = db
    .select({ status: enquiries.status, count: sql<number>`count(*)` })
    .from(enquiries)
    .where(eq(enquiries.isSpam, false))
    .groupBy(enquiries.status)
    .all()
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>
  for (const row of rows) counts[row.status] = row.count
  return counts
}
