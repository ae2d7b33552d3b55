import { pageEnquiries } from '#app/models/enquiry/list.server'
import type { EnquiryFilter } from '#app/models/enquiry/search.server'
import type { Database } from '#db/database.server'

export async function listEnquiries(db: Database, filter: EnquiryFilter, page: { limit: number }) {
  return (await pageEnquiries(db, filter, page)).enquiries
}
