import type { enquiries } from '#db/schema'
import type { Enquiry } from './enquiry'

export function toEnquiry(row: typeof enquiries.$inferSelect): Enquiry {
  return {
    _id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    isPhoneValid: row.isPhoneValid,
    countryCode: row.countryCode,
    companyName: row.companyName,
    type: row.type,
    desc: row.desc,
    telegramId: row.telegramId,
    status: row.status,
    source: row.source,
    isSpam: row.isSpam,
    spamReasons: row.spamReasons,
    callBack: row.callBack,
    assigneeId: row.assigneeId,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
