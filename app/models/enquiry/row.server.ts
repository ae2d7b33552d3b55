import type { enquiries } from '#db/schema'
import { type Enquiry, pickFields } from './enquiry'

export function toEnquiry(row: typeof enquiries.$inferSelect): Enquiry {
  return {
    _id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    ...pickFields(row),
    isPhoneValid: row.isPhoneValid,
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
