import { and, asc, desc as descending, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { type Acknowledgement, acknowledge } from './acknowledgement.server'
import { CONTACT_TYPE } from './contact'
import { hashOf, REPEAT_WINDOW_MS } from './content-hash.server'
import { type Enquiry, type EnquiryInput, STATUSES, type Status } from './enquiry'
import { queueMail, releaseMails } from './mail.server'
import { readPhone, showPhone } from './phone.server'
import { makeReference } from './reference.server'
import { type SpamSigns, spamReasons } from './spam'
import { fold } from './text'

type Row = typeof enquiries.$inferSelect

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
  const contentHash = hashOf(content)

  return db.transaction(
    (tx) => {
      const known = findRepeat(tx, contentHash, origin.idempotencyKey, now)
      if (known) return known
      const reasons = origin.signs
        ? spamReasons(origin.signs, input.desc, isTextKnown(tx, input))
        : []
      const row = {
        id: uuid({ msecs: now }),
        reference: makeReference('ENQ'),
        ...content,
        search: `${fold(input.name)}\n${fold(input.email)}`,
        idempotencyKey: origin.idempotencyKey ?? null,
        contentHash,
        isSpam: reasons.length > 0,
        spamReasons: reasons.join(', '),
        consentVersion: origin.consentVersion ?? '',
        source: origin.source ?? '',
        createdAt: now,
        updatedAt: now,
      }
      tx.insert(enquiries).values(row).run()
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
    },
    { behavior: 'immediate' },
  )
}

function findRepeat(
  db: Pick<Db, 'select'>,
  contentHash: string,
  key: string | undefined,
  now: number,
): Receipt | undefined {
  const receipt = { _id: enquiries.id, reference: enquiries.reference }
  const same = eq(enquiries.contentHash, contentHash)
  const recent = and(same, gt(enquiries.createdAt, now - REPEAT_WINDOW_MS))
  const byContent = db.select(receipt).from(enquiries).where(recent).get()
  if (byContent || key === undefined) return byContent
  return db
    .select(receipt)
    .from(enquiries)
    .where(and(eq(enquiries.idempotencyKey, key), same))
    .get()
}

/** Whether somebody else has sent these very words among the latest enquiries. */
function isTextKnown(db: Pick<Db, 'select'>, input: EnquiryInput): boolean {
  const latest = db
    .select({ desc: enquiries.desc, email: enquiries.email })
    .from(enquiries)
    .orderBy(descending(enquiries.id))
    .limit(200)
    .all()
  return latest.some((other) => other.desc === input.desc && other.email !== input.email)
}

/** The notification to staff. */
function announcement(row: Omit<Row, 'status'>): string {
  const facts = [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', showPhone(row.phone)],
    ['Company', row.companyName],
    ['Telegram', row.telegramId],
    ['About', row.type],
    ['Reference', row.reference],
  ].filter(([, value]) => value !== '')
  return `${row.desc}\n\n${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`
}

export interface EnquiryFilter {
  /** Substring of name or e-mail, in any case. */
  search?: string
  status?: Status
  order?: 'newest' | 'oldest'
  /** The spam folder instead of the desk. */
  isSpam?: boolean
}

function matching(filter: EnquiryFilter) {
  const needle = fold(filter.search?.trim() ?? '')
  return and(
    eq(enquiries.isSpam, filter.isSpam ?? false),
    filter.status && eq(enquiries.status, filter.status),
    needle === '' ? undefined : sql`instr(${enquiries.search}, ${needle}) > 0`,
  )
}

/** A page of enquiries, newest first unless the filter says otherwise. */
export async function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  page: { limit: number; offset: number },
): Promise<Enquiry[]> {
  const rows = db
    .select()
    .from(enquiries)
    .where(matching(filter))
    .orderBy(filter.order === 'oldest' ? asc(enquiries.id) : descending(enquiries.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()
  return rows.map(toEnquiry)
}

/** Every enquiry the filter matches, in its order, a few hundred in memory at a time. */
export async function* eachEnquiry(db: Db, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  const batch = 200
  let last: string | undefined
  while (true) {
    const beyond =
      last && (filter.order === 'oldest' ? gt(enquiries.id, last) : lt(enquiries.id, last))
    const rows = db
      .select()
      .from(enquiries)
      .where(and(matching(filter), beyond || undefined))
      .orderBy(filter.order === 'oldest' ? asc(enquiries.id) : descending(enquiries.id))
      .limit(batch)
      .all()
    if (rows.length > 0) yield rows.map(toEnquiry)
    last = rows.at(-1)?.id
    if (rows.length < batch) return
  }
}

export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  return db.$count(enquiries, matching(filter))
}

/** How many enquiries stand at each status, zero included; spam is not among them. */
export async function countByStatus(db: Db): Promise<Record<Status, number>> {
  const rows = db
    .select({ status: enquiries.status, count: sql<number>`count(*)` })
    .from(enquiries)
    .where(eq(enquiries.isSpam, false))
    .groupBy(enquiries.status)
    .all()
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>
  for (const row of rows) counts[row.status] = row.count
  return counts
}

/** Moves an enquiry to any status. @returns the enquiry as it stands now, undefined if there is none */
export async function updateEnquiryStatus(
  db: Db,
  id: string,
  status: Status,
  now = Date.now(),
): Promise<Enquiry | undefined> {
  db.update(enquiries)
    .set({ status, updatedAt: now })
    .where(and(eq(enquiries.id, id), ne(enquiries.status, status)))
    .run()
  const row = db.select().from(enquiries).where(eq(enquiries.id, id)).get()
  return row && toEnquiry(row)
}

/** Takes an enquiry out of the spam folder and sends the notification that was held. @returns whether it was there */
export async function clearOfSpam(db: Db, id: string, now = Date.now()): Promise<boolean> {
  return db.transaction(
    (tx) => {
      const cleared = tx
        .update(enquiries)
        .set({ isSpam: false, spamReasons: '', updatedAt: now })
        .where(and(eq(enquiries.id, id), eq(enquiries.isSpam, true)))
        .run()
      if (cleared.changes === 0) return false
      releaseMails(tx, id, now)
      return true
    },
    { behavior: 'immediate' },
  )
}

function toEnquiry(row: Row): Enquiry {
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
    spamReasons: row.spamReasons,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
