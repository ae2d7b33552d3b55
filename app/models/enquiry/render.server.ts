import { phoneOf } from '#app/models/company/phone.server'
import type { MailInput } from '#app/models/mail/outbox.server'
import type { Announcement } from '#app/models/webhook/body.server'
import type { enquiries } from '#db/schema'
import {
  type EnquiryField,
  type EnquiryFieldValues,
  enquiryFields,
} from '#db/schema/enquiry-fields'
import { CONTACT_TYPE } from './contact'
import type { Enquiry, Status } from './enquiry'

type NewEnquiry = EnquiryFieldValues &
  Pick<
    typeof enquiries.$inferSelect,
    'createdAt' | 'desc' | 'email' | 'id' | 'isSpam' | 'name' | 'phoneTyped' | 'reference' | 'type'
  >

export function enquiryMail(row: NewEnquiry): MailInput {
  return {
    kind: row.type === CONTACT_TYPE ? 'contact' : 'enquiry',
    subjectId: row.id,
    replyTo: { name: row.name, address: row.email },
    subject: `${row.type}: ${row.name}`,
    reference: row.reference,
    text: textOf(row),
    isHeld: row.isSpam,
    now: row.createdAt,
  }
}

export function enquiryAnnouncement(enquiry: Enquiry, now: number): Announcement {
  const { _id: subjectId, reference, name, companyName, desc, isSpam: isHeld } = enquiry
  const from = companyName === '' ? name : `${name} (${companyName})`
  const title = `New enquiry ${reference} from ${from}`
  return {
    event: 'enquiry',
    subjectId,
    reference,
    fields: { enquiry },
    title,
    words: desc,
    isHeld,
    now,
  }
}

export function statusAnnouncement(
  enquiry: Enquiry,
  previousStatus: Status,
  now: number,
): Announcement {
  const { _id: subjectId, reference, name, status, isSpam: isHeld } = enquiry
  const title = `Enquiry ${reference} from ${name} is ${status} now, it was ${previousStatus}`
  const fields = { previousStatus, enquiry }
  return { event: 'status', subjectId, reference, fields, title, words: '', isHeld, now }
}

function textOf(row: NewEnquiry): string {
  const fields = enquiryFields.filter(({ shownIn }) => shownIn.includes('mail'))
  const facts = [
    ['Name', row.name],
    ['Email', row.email],
    ...fields.map((field) => [field.staffLabel ?? field.label, textOfField(row, field)]),
    ['About', row.type],
    ['Reference', row.reference],
  ].filter(([, value]) => value !== '')
  return `${row.desc}\n\n${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`
}

const textOfField = (
  enquiry: EnquiryFieldValues & Pick<Enquiry, 'phoneTyped'>,
  { name }: EnquiryField,
) => (name === 'phone' ? phoneOf(enquiry) : enquiry[name])

const headerOf = ({ exportHeader, label }: EnquiryField) => exportHeader ?? label

export function csvColumns(first: readonly string[], fields: readonly EnquiryField[]): string[] {
  return [...new Set([...first, ...fields.map(headerOf)])]
}

export function csvCells(enquiry: Enquiry): Record<string, string> {
  return {
    Reference: enquiry.reference,
    Name: enquiry.name,
    Email: enquiry.email,
    Type: enquiry.type,
    Description: enquiry.desc,
    Status: enquiry.status,
    Source: enquiry.source,
    Received: enquiry.createdAt,
    Updated: enquiry.updatedAt,
    ...Object.fromEntries(
      enquiryFields.map((field) => [headerOf(field), textOfField(enquiry, field)]),
    ),
  }
}
