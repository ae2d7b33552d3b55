import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { admins } from '#db/schema'
import { spendRecoveryCode } from './recovery-code.server'
import { findStep } from './totp.server'

/** Each code opens once, also where it arrives twice at the same moment. */
export async function spendCode(
  db: Database,
  adminId: string,
  code: string,
  now = Date.now(),
): Promise<'app' | 'recovery' | undefined> {
  const [row] = await db.select().from(admins).where(eq(admins.id, adminId))
  if (!row || row.totpSince === null) return undefined
  const step = findStep(row.totpSecret, code, row.totpStep, now)
  if (step === undefined) {
    const isSpent = await db.write(async (tx) => spendRecoveryCode(tx, adminId, code, now))
    return isSpent ? 'recovery' : undefined
  }
  const isUnused = and(eq(admins.id, adminId), lt(admins.totpStep, step))
  const spent = await db.write((tx) =>
    tx.update(admins).set({ totpStep: step }).where(isUnused).returning({ id: admins.id }),
  )
  return spent.length === 1 ? 'app' : undefined
}
