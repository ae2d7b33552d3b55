import { asc, desc as descending, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { eachBatch, findPage } from '#db/list.server'
import { enquiries } from '#db/schema'
import { type Enquiry, pickFields } from './enquiry'
import { type EnquiryFilter, searchOf } from './search.server'

export { countEnquiries, countFolders, type EnquiryFilter } from './search.server'

/** `after` and `before` are a `seq`. */
export interface PageStart {
  limit: number
  after?: number
  before?: number
  offset?: number
}

export interface EnquiryPage {
  enquiries: Enquiry[]
  /** `seq` of the ends of the page. */
  first: number | undefined
  last: number | undefined
  hasMore: boolean
  isPartial: boolean
}

export async function pageEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { limit, after, before, offset }: PageStart,
): Promise<EnquiryPage> {
  const isNewestFirst = filter.order !== 'oldest'
  const isBackward = before !== undefined
  const { seqs, ...page } = await findPage(db, searchOf(filter), {
    limit,
    offset,
    beyond: before ?? after,
    isNewestFirst: isNewestFirst !== isBackward,
  })
  const rows = await readRows(db, seqs, isNewestFirst)
  return {
    enquiries: rows.map(toEnquiry),
    first: rows.at(0)?.seq,
    last: rows.at(-1)?.seq,
    ...page,
  }
}

export async function listEnquiries(
  db: Database,
  filter: EnquiryFilter,
  page: { limit: number; offset: number },
): Promise<Enquiry[]> {
  return (await pageEnquiries(db, filter, page)).enquiries
}

export async function* eachEnquiry(db: Database, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  const isNewestFirst = filter.order !== 'oldest'
  for await (const seqs of eachBatch(db, searchOf(filter), isNewestFirst)) {
    yield (await readRows(db, seqs, isNewestFirst)).map(toEnquiry)
  }
}

async function readRows(db: Database, seqs: number[], isNewestFirst: boolean) {
  return db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.seq, seqs))
    .orderBy((isNewestFirst ? descending : asc)(enquiries.seq))
}

export interface EnquiryDetail extends Enquiry {
  consentVersion: string
  /** YYYY-MM-DD, or empty. */
  dueOn: string
  seq: number
}

export async function findEnquiry(db: Database, id: string): Promise<EnquiryDetail | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  return row && { ...toEnquiry(row), ...pickDetail(row) }
}

const pickDetail = ({ consentVersion, dueOn, seq }: typeof enquiries.$inferSelect) => ({
  consentVersion,
  dueOn,
  seq,
})

export async function findNeighbours(
  db: Database,
  filter: EnquiryFilter,
  seq: number,
): Promise<{ previous: string | undefined; next: string | undefined }> {
  const [before, after] = await Promise.all([
    pageEnquiries(db, filter, { limit: 1, before: seq }),
    pageEnquiries(db, filter, { limit: 1, after: seq }),
  ])
  return { previous: before.enquiries[0]?._id, next: after.enquiries[0]?._id }
}

export function toEnquiry(row: typeof enquiries.$inferSelect): Enquiry {
  return {
    _id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    ...pickFields(row),
    isPhoneValid: row.isPhoneValid,
    phoneTyped: row.phoneTyped,
    type: row.type,
    desc: row.desc,
    status: row.status,
    source: row.source,
    isSpam: row.isSpam,
    spamReasons: row.spamReasons,
    assigneeId: row.assigneeId,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
