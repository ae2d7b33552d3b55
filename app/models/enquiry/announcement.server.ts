import { showPhone } from '#app/models/company/phone.server'
import type { MailInput } from '#app/models/mail/outbox.server'
import type { enquiries } from '#db/schema'
import { CONTACT_TYPE } from './contact'

type NewEnquiry = Pick<
  typeof enquiries.$inferSelect,
  | 'callBack'
  | 'companyName'
  | 'createdAt'
  | 'desc'
  | 'email'
  | 'id'
  | 'isSpam'
  | 'name'
  | 'phone'
  | 'reference'
  | 'telegramId'
  | 'type'
>

/** The mail that tells staff of an enquiry. */
export function enquiryMail(row: NewEnquiry): MailInput {
  return {
    kind: row.type === CONTACT_TYPE ? 'contact' : 'enquiry',
    subjectId: row.id,
    replyTo: { name: row.name, address: row.email },
    subject: `${row.type}: ${row.name} (${row.reference})`,
    text: textOf(row),
    isHeld: row.isSpam,
    now: row.createdAt,
  }
}

function textOf(row: NewEnquiry): string {
  const facts = [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', showPhone(row.phone)],
    ['Call back', row.callBack],
    ['Company', row.companyName],
    ['Telegram', row.telegramId],
    ['About', row.type],
    ['Reference', row.reference],
  ].filter(([, value]) => value !== '')
  return `${row.desc}\n\n${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`
}
