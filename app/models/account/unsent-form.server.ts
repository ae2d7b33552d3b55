import { hash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { MINUTE_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { seal, unseal } from '#app/models/seal.server'
import type { Database } from '#db/database.server'
import { unsentForms } from '#db/schema'

const LIFETIME_MS = 15 * MINUTE_MS
const PURPOSE = 'unsent-form'

type Store = Pick<Site, 'db' | 'secretKey'>

/** Stores one form of an account, in place of its earlier one. @param adminId must be authenticated by password */
export async function saveUnsentForm(
  { db, secretKey }: Store,
  adminId: string,
  form: string,
  now = Date.now(),
): Promise<void> {
  const row = { value: seal(form, secretKey, PURPOSE), expiresAt: now + LIFETIME_MS }
  await db.write(async (tx) => {
    await tx.delete(unsentForms).where(lte(unsentForms.expiresAt, now))
    await tx
      .insert(unsentForms)
      .values({ accountHash: hashOf(adminId), ...row })
      .onConflictDoUpdate({ target: unsentForms.accountHash, set: row })
  })
}

/** @returns undefined after 15 minutes or with another secret key */
export async function readUnsentForm(
  { db, secretKey }: Store,
  adminId: string,
  now = Date.now(),
): Promise<string | undefined> {
  const isOfAdmin = eq(unsentForms.accountHash, hashOf(adminId))
  const [row] = await db
    .select({ value: unsentForms.value })
    .from(unsentForms)
    .where(and(isOfAdmin, gt(unsentForms.expiresAt, now)))
  return row && unseal(row.value, secretKey, PURPOSE)
}

export async function deleteUnsentForm(db: Database, adminId: string): Promise<void> {
  const isOfAdmin = eq(unsentForms.accountHash, hashOf(adminId))
  if ((await db.$count(unsentForms, isOfAdmin)) === 0) return
  await db.write(async (tx) => tx.delete(unsentForms).where(isOfAdmin))
}

export async function deleteExpiredForms(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => tx.delete(unsentForms).where(lte(unsentForms.expiresAt, now)))
}

const hashOf = (adminId: string) => hash('sha256', adminId)
