import { createHmac } from 'node:crypto'
import { and, desc as descending, eq, like, type SQL } from 'drizzle-orm'

import type { Database, Reads } from '#db/database.server'
import { auditEntries } from '#db/schema'
import type { PersonKey } from './person-key.server'

export const ERASURE_ACT = 'person.erase'

const ERASED = ['enquiries', 'notes', 'events', 'applications', 'resumes', 'mails'] as const
export type Erased = Record<(typeof ERASED)[number], number>

export interface ErasureReceipt {
  reference: string
  foundBy: PersonKey['kind']
  erased: Erased
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

export function toDetail({ foundBy, erased, keyHash }: ErasureReceipt): string {
  return [...ERASED.map((what) => `${what} ${erased[what]}`), `${foundBy} ${keyHash}`].join(', ')
}

export async function findErasureReceipt(
  db: Database,
  reference: string,
): Promise<ErasureReceipt | undefined> {
  return lastReceipt(db, hasReference(reference))
}

export async function isReceipt(tx: Reads, reference: string): Promise<boolean> {
  return (await lastReceipt(tx, hasReference(reference))) !== undefined
}

const hasReference = (reference: string) => eq(auditEntries.subjectId, reference)

export async function findLastReceipt(
  tx: Reads,
  keyHash: string,
): Promise<ErasureReceipt | undefined> {
  return lastReceipt(tx, like(auditEntries.detail, `% ${keyHash}`))
}

async function lastReceipt(db: Reads, which: SQL): Promise<ErasureReceipt | undefined> {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(which, eq(auditEntries.act, ERASURE_ACT)))
    .orderBy(descending(auditEntries.id))
    .limit(1)
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
