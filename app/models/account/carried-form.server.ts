import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { seal, unseal } from '#app/models/seal.server'
import type { Database } from '#db/database.server'
import { carriedForms } from '#db/schema'

const KEPT_MS = 15 * 60_000
const PURPOSE = 'carried-form'

type Store = Pick<Site, 'db' | 'secretKey'>

/** Replaces what the account carried before. @param adminId of somebody whose password was right */
export async function carryForm(
  { db, secretKey }: Store,
  adminId: string,
  form: string,
  now = Date.now(),
): Promise<void> {
  const row = { value: seal(form, secretKey, PURPOSE), expiresAt: now + KEPT_MS }
  await db.write(async (tx) => {
    await tx.delete(carriedForms).where(lte(carriedForms.expiresAt, now))
    await tx
      .insert(carriedForms)
      .values({ accountHash: hashOf(adminId), ...row })
      .onConflictDoUpdate({ target: carriedForms.accountHash, set: row })
  })
}

/** @returns undefined after a quarter of an hour, or under another secret key */
export async function findCarriedForm(
  { db, secretKey }: Store,
  adminId: string,
  now = Date.now(),
): Promise<string | undefined> {
  const isTheirs = eq(carriedForms.accountHash, hashOf(adminId))
  const [row] = await db
    .select({ value: carriedForms.value })
    .from(carriedForms)
    .where(and(isTheirs, gt(carriedForms.expiresAt, now)))
  return row && unseal(row.value, secretKey, PURPOSE)
}

export async function dropCarriedForm(db: Database, adminId: string): Promise<void> {
  const isTheirs = eq(carriedForms.accountHash, hashOf(adminId))
  if ((await db.$count(carriedForms, isTheirs)) === 0) return
  await db.write(async (tx) => tx.delete(carriedForms).where(isTheirs))
}

export async function dropExpiredForms(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => tx.delete(carriedForms).where(lte(carriedForms.expiresAt, now)))
}

const hashOf = (adminId: string) => createHash('sha256').update(adminId).digest('hex')
