import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { seal, unseal } from '#app/models/seal.server'
import type { Database } from '#db/database.server'
import { carriedForms } from '#db/schema'

const LIFETIME_MS = 15 * 60_000
const PURPOSE = 'carried-form'

type Store = Pick<Site, 'db' | 'secretKey'>

/** Stores one form of an account, in place of its earlier one. @param adminId must be authenticated by password */
export async function carryForm(
  { db, secretKey }: Store,
  adminId: string,
  form: string,
  now = Date.now(),
): Promise<void> {
  const row = { value: seal(form, secretKey, PURPOSE), expiresAt: now + LIFETIME_MS }
  await db.write(async (tx) => {
    await tx.delete(carriedForms).where(lte(carriedForms.expiresAt, now))
    await tx
      .insert(carriedForms)
      .values({ accountHash: hashOf(adminId), ...row })
      .onConflictDoUpdate({ target: carriedForms.accountHash, set: row })
  })
}

/** @returns undefined after 15 minutes or with another secret key */
export async function findCarriedForm(
  { db, secretKey }: Store,
  adminId: string,
  now = Date.now(),
): Promise<string | undefined> {
  const isOfAdmin = eq(carriedForms.accountHash, hashOf(adminId))
  const [row] = await db
    .select({ value: carriedForms.value })
    .from(carriedForms)
    .where(and(isOfAdmin, gt(carriedForms.expiresAt, now)))
  return row && unseal(row.value, secretKey, PURPOSE)
}

export async function dropCarriedForm(db: Database, adminId: string): Promise<void> {
  const isOfAdmin = eq(carriedForms.accountHash, hashOf(adminId))
  if ((await db.$count(carriedForms, isOfAdmin)) === 0) return
  await db.write(async (tx) => tx.delete(carriedForms).where(isOfAdmin))
}

export async function dropExpiredForms(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => tx.delete(carriedForms).where(lte(carriedForms.expiresAt, now)))
}

const hashOf = (adminId: string) => createHash('sha256').update(adminId).digest('hex')
