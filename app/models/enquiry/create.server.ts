import { eq, sql } from 'drizzle-orm'
import { readPhone } from '#app/models/company/phone.server'
import { hashOf } from '#app/models/content-hash.server'
import { emailKey } from '#app/models/email'
import { newId } from '#app/models/id.server'
import type { Acknowledgement } from '#app/models/mail/acknowledgement.server'
import { newReference } from '#app/models/reference.server'
import { fold } from '#app/models/text'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import { write } from '#db/write.server'
import type { EnquiryInput } from './enquiry'
import { takeIn } from './filing.server'
import { findRepeat, isTextKnown } from './repeat.server'
import { type SpamSigns, spamReasons } from './spam-signs'
import { backlogOf } from './unfiled.server'

/** What came along with an enquiry but was not typed. */
export interface EnquiryOrigin {
  /** What the visitor was looking at; already one of the known types. */
  type: string
  idempotencyKey?: string
  signs?: SpamSigns
  /** Version of the consent line at the form. */
  consentVersion?: string
  /** Where the visitor came from, see http/lead-source. */
  source?: string
  /** Who acknowledges the message to its sender; left out where nobody does. */
  acknowledgedBy?: Acknowledgement['company']
  now?: number
}

export interface Receipt {
  _id: string
  reference: string
}

/**
 * Stores an enquiry and answers once it is on disk, with its notification or as the record that both are made of. The
 * same enquiry sent twice (the same key at any time, the same content within minutes) is one row and the same receipt.
 * Spam is stored like the rest, only flagged and its notification held.
 */
export async function createEnquiry(
  db: Db,
  input: EnquiryInput,
  origin: EnquiryOrigin,
): Promise<Receipt> {
  const now = origin.now ?? Date.now()
  const phone = readPhone(input.phone, input.countryCode)
  const content = { ...input, ...phone, type: origin.type }
  const hashes = { content: hashOf(content), text: hashOf({ desc: input.desc }) }

  // Before any transaction: what it looks up must outlive one.
  backlogOf(db)
  return write(db, (tx, together) => {
    const known = findRepeat(tx, hashes, origin.idempotencyKey, now)
    if (known) return known
    const isRepeated = () => isTextKnown(tx, hashes.text, emailKey(input.email))
    const reasons = origin.signs ? spamReasons(origin.signs, input.desc, isRepeated) : []
    const row = {
      ...content,
      id: newId(now),
      reference: newReference('ENQ', (reference) => isTaken(tx, reference)),
      status: 'New' as const,
      emailKey: emailKey(input.email),
      search: `${fold(input.name)}\n${fold(input.email)}`,
      idempotencyKey: origin.idempotencyKey ?? null,
      contentHash: hashes.content,
      textHash: hashes.text,
      isSpam: reasons.length > 0,
      spamReasons: reasons.join(', '),
      consentVersion: origin.consentVersion ?? '',
      source: origin.source ?? '',
      assigneeId: null,
      createdAt: now,
      updatedAt: now,
    }
    takeIn(tx, { row, acknowledgedBy: origin.acknowledgedBy }, together)
    return { _id: row.id, reference: row.reference }
  })
}

const isTaken = (tx: Db, reference: string) =>
  backlogOf(tx).given.has(reference) || withReference(tx).get({ reference }) !== undefined

const withReference = prepared((db) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.reference, sql.placeholder('reference')))
    .prepare(),
)
