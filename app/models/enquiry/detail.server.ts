import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import type { Enquiry } from './enquiry'
import { type EnquiryFilter, pageEnquiries } from './list.server'
import { toEnquiry } from './row.server'

/** One enquiry with what lists do not show. */
export interface EnquiryDetail extends Enquiry {
  /** Version of the consent line that stood at the form; empty where none did. */
  consentVersion: string
  /** Where it stands among all, see models/enquiry-list. */
  place: number
}

export async function findEnquiry(db: Db, id: string): Promise<EnquiryDetail | undefined> {
  const row = db.select().from(enquiries).where(eq(enquiries.id, id)).get()
  return row && { ...toEnquiry(row), consentVersion: row.consentVersion, place: row.seq }
}

/** Ids of the enquiries right before and after a place in a list, whether or not what stands there is in the list. */
export async function findNeighbours(
  db: Db,
  filter: EnquiryFilter,
  place: number,
): Promise<{ previous: string | undefined; next: string | undefined }> {
  const [before, after] = await Promise.all([
    pageEnquiries(db, filter, { limit: 1, before: place }),
    pageEnquiries(db, filter, { limit: 1, after: place }),
  ])
  return { previous: before.enquiries[0]?._id, next: after.enquiries[0]?._id }
}
