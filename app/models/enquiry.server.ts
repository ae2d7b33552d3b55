import { createHash, randomInt } from 'node:crypto'
import { and, asc, desc as descending, eq, gt, lt, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { type Enquiry, type EnquiryInput, STATUSES, type Status } from './enquiry'
import { readPhone } from './phone.server'
import { fold } from './text'

type Row = typeof enquiries.$inferSelect

/** How long the same words from the same person count as one enquiry sent twice. */
const REPEAT_WINDOW_MS = 10 * 60_000
/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export interface Receipt {
  _id: string
  reference: string
}

/**
 * Stores an enquiry and answers once it is on disk. The same enquiry sent twice (the same key at any time, the same
 * content within minutes) is one row and the same receipt.
 * @param from.type what the visitor was looking at; already one of the known types
 */
export async function createEnquiry(
  db: Db,
  input: EnquiryInput,
  from: { type: string; idempotencyKey?: string; now?: number },
): Promise<Receipt> {
  const now = from.now ?? Date.now()
  const phone = readPhone(input.phone, input.countryCode)
  const content = { ...input, ...phone, type: from.type }
  const contentHash = hashOf(content)

  return db.transaction(
    (tx) => {
      const known = findRepeat(tx, contentHash, from.idempotencyKey, now)
      if (known) return known
      const row = {
        id: uuid({ msecs: now }),
        reference: makeReference(),
        ...content,
        search: `${fold(input.name)}\n${fold(input.email)}`,
        idempotencyKey: from.idempotencyKey ?? null,
        contentHash,
        createdAt: now,
        updatedAt: now,
      }
      tx.insert(enquiries).values(row).run()
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

function hashOf(content: Record<string, unknown>): string {
  const ordered = Object.keys(content)
    .sort()
    .map((key) => content[key])
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}

function makeReference(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '0'
  const four = () => Array.from({ length: 4 }, letter).join('')
  return `ENQ-${four()}-${four()}`
}

export interface EnquiryFilter {
  /** Substring of name or e-mail, in any case. */
  search?: string
  status?: Status
  order?: 'newest' | 'oldest'
}

function matching(filter: EnquiryFilter) {
  const needle = fold(filter.search?.trim() ?? '')
  return and(
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

/** How many enquiries stand at each status, zero included. */
export async function countByStatus(db: Db): Promise<Record<Status, number>> {
  const rows = db
    .select({ status: enquiries.status, count: sql<number>`count(*)` })
    .from(enquiries)
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
    .where(and(eq(enquiries.id, id), sql`${enquiries.status} <> ${status}`))
    .run()
  const row = db.select().from(enquiries).where(eq(enquiries.id, id)).get()
  return row && toEnquiry(row)
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
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
