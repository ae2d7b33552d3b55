import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import type { Enquiry } from './enquiry'
import { toEnquiry } from './enquiry-row.server'

/** One enquiry with what lists do not show. */
export interface EnquiryDetail extends Enquiry {
  /** Version of the consent line that stood at the form; empty where none did. */
  consentVersion: string
}

export async function findEnquiry(db: Db, id: string): Promise<EnquiryDetail | undefined> {
  const row = db.select().from(enquiries).where(eq(enquiries.id, id)).get()
  return row && { ...toEnquiry(row), consentVersion: row.consentVersion }
}
