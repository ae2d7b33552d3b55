import { eq } from 'drizzle-orm'
import { emailKey } from '#app/models/email'
import { hashOf, newId, newReference } from '#app/models/identifier.server'
import { type Acknowledgement, acknowledge, queueMail } from '#app/models/mail/outbox.server'
import { queueEvent } from '#app/models/webhook/body.server'
import type { Database } from '#db/database.server'
import { preparedInsert } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import { CONTACT_TYPE } from './contact'
import type { ContactInput } from './contact-rules'
import { readDetails, searchColumns } from './details.server'
import { type EnquiryInput, toEnquiry } from './enquiry'
import { enquiryAnnouncement, enquiryMail } from './render.server'
import { findRepeat, isTextKnown, type SpamSigns, spamReasons } from './screening.server'

/** Missing fields are empty. */
type NewEnquiry = Pick<EnquiryInput, 'name' | 'email' | 'desc'> & Partial<EnquiryInput>

interface EnquiryOrigin {
  type: string
  idempotencyKey?: string
  signs?: SpamSigns
  consentVersion?: string
  /** A query string, see http/visitor. */
  source?: string
  acknowledgedBy?: Acknowledgement['company']
  now?: number
}

export interface Receipt {
  _id: string
  reference: string
}

const insertEnquiry = preparedInsert(enquiries)

/**
 * Stores an enquiry with its mails and webhooks. The same content is stored once and gets the same receipt if it is
 * sent again within minutes, or at any time with the same idempotency key.
 */
export async function createEnquiry(
  db: Database,
  input: NewEnquiry,
  origin: EnquiryOrigin,
): Promise<Receipt> {
  const { email, desc } = input
  const details = readDetails(input)
  const content = { ...details, desc, type: origin.type }
  const hashes = { content: hashOf(content), text: hashOf({ desc }) }

  return db.write(async (tx) => {
    // Read inside the transaction, so that ids sort in the order of the rows.
    const now = origin.now ?? Date.now()
    const known = await findRepeat(tx, hashes, origin.idempotencyKey, now)
    if (known) return known
    const isRepeated = () => isTextKnown(tx, hashes.text, emailKey(email))
    const reasons = origin.signs ? await spamReasons(origin.signs, desc, isRepeated) : []
    const reference = await newReference('ENQ', (given) =>
      tx.$count(enquiries, eq(enquiries.reference, given)),
    )
    const row = {
      ...content,
      id: newId(now),
      reference,
      status: 'New' as const,
      assigneeId: null,
      ...searchColumns(reference, details),
      idempotencyKey: origin.idempotencyKey ?? null,
      contentHash: hashes.content,
      textHash: hashes.text,
      isSpam: reasons.length > 0,
      spamReasons: reasons.join(', '),
      consentVersion: origin.consentVersion ?? '',
      source: origin.source ?? '',
      createdAt: now,
      updatedAt: now,
    }
    await insertEnquiry(tx, row)
    await queueMail(tx, enquiryMail(row))
    await queueEvent(tx, enquiryAnnouncement(toEnquiry(row), now))
    if (origin.acknowledgedBy && !row.isSpam) {
      await acknowledge(tx, {
        subjectId: row.id,
        reference,
        toAddress: row.email,
        company: origin.acknowledgedBy,
        now,
      })
    }
    return { _id: row.id, reference }
  })
}

export async function createContactMessage(
  db: Database,
  input: ContactInput,
  origin: Omit<EnquiryOrigin, 'type'>,
): Promise<Receipt> {
  const { name, email, message } = input
  return createEnquiry(db, { name, email, desc: message }, { ...origin, type: CONTACT_TYPE })
}
