import { eq } from 'drizzle-orm'

import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import type { Enquiry } from './enquiry'
import { type EnquiryFilter, pageEnquiries } from './list.server'
import { toEnquiry } from './row.server'

/** One enquiry with what lists do not show. */
export interface EnquiryDetail extends Enquiry {
  /** Version of the consent line that stood at the form; empty where none did. */
  consentVersion: string
  /** Its rank in the order of arrival. */
  seq: number
}

export async function findEnquiry(db: Database, id: string): Promise<EnquiryDetail | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  return row && { ...toEnquiry(row), consentVersion: row.consentVersion, seq: row.seq }
}

/** Ids of the enquiries right before and after a row (`seq`) in a list, whether or not that row is in the list. */
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
