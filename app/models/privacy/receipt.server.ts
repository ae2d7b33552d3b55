import { createHmac } from 'node:crypto'
import { and, desc as descending, eq, like, type SQL } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { auditEntries } from '#db/schema'
import type { PersonKey } from './person-key.server'

export const ERASURE_ACT = 'person.erase'

/** What is erased, in the order of the receipt. */
const ERASED = ['enquiries', 'notes', 'events', 'applications', 'resumes', 'mails'] as const
export type Erased = Record<(typeof ERASED)[number], number>

/** The proof of an erasure, without whom it was about. */
export interface ErasureReceipt {
  reference: string
  foundBy: PersonKey['kind']
  erased: Erased
  /** HMAC-SHA256 of the address or number under the signup key: who holds both can show that they belong together. */
  keyHash: string
  erasedAt: number
  erasedBy: string
}

export function hashPersonKey({ kind, key }: PersonKey, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`${kind}:${key}`).digest('hex')
}

export function tookNothing(erased: Erased): boolean {
  return Object.values(erased).every((count) => count === 0)
}

/** The receipt as the one line that the log keeps of it. */
export function toDetail({ foundBy, erased, keyHash }: ErasureReceipt): string {
  return [...ERASED.map((what) => `${what} ${erased[what]}`), `${foundBy} ${keyHash}`].join(', ')
}

/** A receipt read back from the log; undefined where none has this reference. */
export async function findErasureReceipt(
  db: Db,
  reference: string,
): Promise<ErasureReceipt | undefined> {
  return lastReceipt(db, hasReference(reference))
}

/** Whether a reference is that of a receipt. */
export function isReceipt(tx: Pick<Db, 'select'>, reference: string): boolean {
  return lastReceipt(tx, hasReference(reference)) !== undefined
}

const hasReference = (reference: string) => eq(auditEntries.subjectId, reference)

/** The last receipt about the person of a keyed hash, for the transaction that would write the next. */
export function findLastReceipt(
  tx: Pick<Db, 'select'>,
  keyHash: string,
): ErasureReceipt | undefined {
  return lastReceipt(tx, like(auditEntries.detail, `% ${keyHash}`))
}

function lastReceipt(db: Pick<Db, 'select'>, which: SQL): ErasureReceipt | undefined {
  const entry = db
    .select()
    .from(auditEntries)
    .where(and(which, eq(auditEntries.act, ERASURE_ACT)))
    .orderBy(descending(auditEntries.id))
    .get()
  if (!entry) return undefined
  const facts = new Map(
    entry.detail.split(', ').map((fact) => fact.split(' ', 2) as [string, string]),
  )
  const foundBy = facts.has('email') ? 'email' : 'phone'
  return {
    reference: entry.subjectId,
    foundBy,
    erased: Object.fromEntries(ERASED.map((what) => [what, Number(facts.get(what))])) as Erased,
    keyHash: facts.get(foundBy) ?? '',
    erasedAt: entry.createdAt,
    erasedBy: entry.adminName,
  }
}
