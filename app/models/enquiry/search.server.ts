import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { MOST_COUNTED, NEWEST_SEARCHED } from '#app/models/count'
import { fold, latinDigits } from '#app/models/text'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { countFound, type Search } from '#db/search.server'
import { STATUSES, type Status } from './enquiry'

export interface EnquiryFilter {
  /** Substring of name or e-mail, in any case; or a reference, or six or more digits of a phone number. */
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

export function searchOf(filter: EnquiryFilter): Search {
  const typed = filter.search?.trim().toWellFormed() ?? ''
  const number = numberIn(typed)
  return {
    table: 'enquiries',
    needle: fold(typed),
    number,
    folder: eq(enquiries.isSpam, filter.isSpam ?? false),
    where: matches(filter),
    newest: NEWEST_SEARCHED,
  }
}

const REFERENCE = /^[a-z]{3}-[0-9a-z]{4}-[0-9a-z]{4}$/
const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 6

/** @returns what the column `numbers` has of a reference or a phone number in any spelling */
function numberIn(typed: string): string | undefined {
  const text = fold(typed)
  if (REFERENCE.test(text)) return text
  const phone = latinDigits(typed)
  const digits = phone.replace(/\D/g, '')
  if (!PHONE.test(phone) || digits.length < FEWEST_DIGITS) return undefined
  // Stored are a dialling code and a national number, without the zeros that are dialled before either.
  return digits.replace(/^0{1,2}/, '')
}

/** What a reference or a phone number is found by. */
export function numbersText({ reference, phone }: { reference: string; phone: string }): string {
  return `${fold(reference)}\n${latinDigits(phone).replace(/\D/g, '')}`
}

function matches({ status, type, assigneeId }: EnquiryFilter): SQL | undefined {
  return and(
    status && eq(enquiries.status, status),
    type === undefined ? undefined : eq(enquiries.type, type),
    assigneeId === null ? isNull(enquiries.assigneeId) : undefined,
    assigneeId ? eq(enquiries.assigneeId, assigneeId) : undefined,
  )
}

/**
 * How many enquiries the filter matches: exact at any size without a search, with one up to 10,000.
 * @returns MOST_COUNTED + 1 where a search matches more
 */
export async function countEnquiries(db: Database, filter: EnquiryFilter): Promise<number> {
  const search = searchOf(filter)
  if (search.needle === '') return db.$count(enquiries, and(search.folder, search.where))
  return countFound(db, search, MOST_COUNTED + 1)
}

/** How many enquiries stand at each status, zero included; spam is not among them. */
export async function countByStatus(db: Database): Promise<Record<Status, number>> {
  const counts = { New: 0, Pending: 0, Closed: 0 } satisfies Record<Status, number>
  for (const status of STATUSES) counts[status] = await countEnquiries(db, { status })
  return counts
}
