import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED, NEWEST_SEARCHED } from '#app/models/count'
import { fold, latinDigits } from '#app/models/text'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { countFound, type Search } from '#db/search.server'
import type { Status } from './enquiry'

export interface EnquiryFilter {
  /** Substring of name or e-mail, in any case; or a reference, or six or more digits of a phone number. */
  search?: string
  status?: Status
  type?: string
  assigneeId?: string | null
  order?: 'newest' | 'oldest'
  isSpam?: boolean
}

export function searchOf(filter: EnquiryFilter): Search {
  const needle = fold(filter.search?.toWellFormed() ?? '').trim()
  return {
    table: 'enquiries',
    needle,
    number: numberIn(needle),
    folder: eq(enquiries.isSpam, filter.isSpam ?? false),
    where: matches(filter),
    scope: leavesMost(filter) ? 'most' : 'filtered',
    newest: NEWEST_SEARCHED,
  }
}

/** In time nearly all are closed. */
function leavesMost({ status, type, assigneeId, isSpam }: EnquiryFilter): boolean {
  const hasStatus = status !== undefined && status !== 'Closed'
  return !hasStatus && type === undefined && assigneeId === undefined && !isSpam
}

const REFERENCE = /^[a-z]{3}-[0-9a-z]{4}-[0-9a-z]{4}$/
const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 6

function numberIn(needle: string): string | undefined {
  if (REFERENCE.test(needle)) return needle
  const phone = latinDigits(needle)
  const digits = phone.replace(/\D/g, '')
  if (!PHONE.test(phone) || digits.length < FEWEST_DIGITS) return undefined
  // Stored are a dialling code and a national number, without the zeros dialled before either.
  return digits.replace(/^0{1,2}/, '')
}

export function numbersText(reference: string, ...phones: string[]): string {
  const numbers = phones.map((phone) => latinDigits(phone).replace(/\D/g, ''))
  return [fold(reference), ...numbers.filter((number) => number !== '')].join('\n')
}

function matches({ status, type, assigneeId }: EnquiryFilter): SQL | undefined {
  return and(
    status && eq(enquiries.status, status),
    type === undefined ? undefined : eq(enquiries.type, type),
    assigneeId === null ? isNull(enquiries.assigneeId) : undefined,
    assigneeId ? eq(enquiries.assigneeId, assigneeId) : undefined,
  )
}

/** Exact without a search. @returns MOST_COUNTED + 1 where a search matches more than MOST_COUNTED */
export async function countEnquiries(
  db: Database,
  filter: EnquiryFilter,
  counts?: EnquiryCounts,
): Promise<number> {
  const search = searchOf(filter)
  const { status, type, assigneeId, isSpam } = filter
  if (search.needle !== '' || isSpam || type !== undefined || assigneeId !== undefined) {
    return countFound(db, search, MOST_COUNTED + 1)
  }
  const { New, Pending, Closed } = (counts ?? (await countFolders(db))).byStatus
  return status ? { New, Pending, Closed }[status] : New + Pending + Closed
}

interface EnquiryCounts {
  byStatus: Record<Status, number>
  spam: number
}

export async function countFolders(db: Database): Promise<EnquiryCounts> {
  const at = (status: Status) =>
    db.$count(enquiries, and(eq(enquiries.isSpam, false), eq(enquiries.status, status)))
  const [counted] = await db
    .select({
      // Without a condition, SQLite counts whole pages of an index.
      all: db.$count(enquiries),
      spam: db.$count(enquiries, eq(enquiries.isSpam, true)),
      New: at('New'),
      Pending: at('Pending'),
    })
    .from(sql`(select 1)`)
  const { all, spam, New, Pending } = counted ?? { all: 0, spam: 0, New: 0, Pending: 0 }
  return { byStatus: { New, Pending, Closed: all - spam - New - Pending }, spam }
}
