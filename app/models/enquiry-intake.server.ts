import { eq, sql } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { prepared, preparedInsert } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import { indexSoon } from '#db/search-catch-up.server'
import { write } from '#db/write.server'
import { type Acknowledgement, acknowledge } from './acknowledgement.server'
import { CONTACT_TYPE } from './contact'
import { hashOf } from './content-hash.server'
import { emailKey } from './email'
import type { EnquiryInput } from './enquiry'
import { findRepeat, isTextKnown } from './enquiry-repeat.server'
import { newId } from './id.server'
import { queueMail } from './mail.server'
import { readPhone, showPhone } from './phone.server'
import { newReference } from './reference.server'
import { type SpamSigns, spamReasons } from './spam'
import { fold } from './text'

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
 * Stores an enquiry and its notification in one transaction, and answers once both are on disk. The same enquiry sent
 * twice (the same key at any time, the same content within minutes) is one row and the same receipt. Spam is stored
 * like the rest, only flagged and its notification held.
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

  const receipt = await write(db, (tx) => {
    const known = findRepeat(tx, hashes, origin.idempotencyKey, now)
    if (known) return known
    const reasons = origin.signs
      ? spamReasons(origin.signs, input.desc, isTextKnown(tx, hashes.text, emailKey(input.email)))
      : []
    const row = {
      ...content,
      id: newId(now),
      reference: newReference('ENQ', (reference) => isTaken(tx).get({ reference }) !== undefined),
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
    insertEnquiry(tx, row)
    queueMail(tx, {
      kind: origin.type === CONTACT_TYPE ? 'contact' : 'enquiry',
      subjectId: row.id,
      replyTo: { name: input.name, address: input.email },
      subject: `${row.type}: ${input.name} (${row.reference})`,
      text: announcement(row),
      isHeld: row.isSpam,
      now,
    })
    if (origin.acknowledgedBy && !row.isSpam) {
      acknowledge(tx, {
        subjectId: row.id,
        reference: row.reference,
        to: { name: input.name, address: input.email },
        company: origin.acknowledgedBy,
        now,
      })
    }
    return { _id: row.id, reference: row.reference }
  })
  indexSoon(db)
  return receipt
}

const insertEnquiry = preparedInsert(enquiries, 'seq')

const isTaken = prepared((db) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.reference, sql.placeholder('reference')))
    .prepare(),
)

type Announced = Pick<
  typeof enquiries.$inferSelect,
  | 'desc'
  | 'name'
  | 'email'
  | 'phone'
  | 'callBack'
  | 'companyName'
  | 'telegramId'
  | 'type'
  | 'reference'
>

function announcement(row: Announced): string {
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
