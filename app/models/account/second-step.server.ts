import { createHmac } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { MINUTE_MS } from '#app/models/company/calendar'
import type { Database } from '#db/database.server'
import { admins } from '#db/schema'
import { findAdminRow, isSameSecret, toVerifiedAdmin, type VerifiedAdmin } from './admin.server'
import { spendRecoveryCode } from './recovery-code.server'
import { findStep } from './totp.server'

export const SECOND_STEP_MS = 5 * MINUTE_MS

/** @returns a signed ticket that proves the password was right, valid for five minutes */
export async function issueSecondStep(
  db: Database,
  adminId: string,
  now = Date.now(),
): Promise<string> {
  const claim = `${adminId}.${now + SECOND_STEP_MS}`
  const row = await findAdminRow(db, adminId)
  return `${claim}.${row ? sign(claim, row.passwordHash) : ''}`
}

export async function findSecondStep(
  db: Database,
  ticket: string,
  now = Date.now(),
): Promise<VerifiedAdmin | undefined> {
  const [adminId = '', until = '', given = ''] = ticket.split('.')
  const row = await findAdminRow(db, adminId)
  if (!row || !(Number(until) > now)) return undefined
  const expected = sign(`${adminId}.${until}`, row.passwordHash)
  return isSameSecret(expected, given) ? toVerifiedAdmin(row) : undefined
}

function sign(claim: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(claim).digest('base64url')
}

/** A code works once, even if two requests send it at the same time. */
export async function spendCode(
  db: Database,
  adminId: string,
  code: string,
  now = Date.now(),
): Promise<'app' | 'recovery' | undefined> {
  const row = await findAdminRow(db, adminId)
  if (!row || row.totpSince === null) return undefined
  const step = findStep(row.totpSecret, code, row.totpStep, now)
  if (step === undefined) {
    const isSpent = await db.write(async (tx) => spendRecoveryCode(tx, adminId, code, now))
    return isSpent ? 'recovery' : undefined
  }
  const isUnused = and(eq(admins.id, adminId), lt(admins.totpStep, step))
  const [spent] = await db.write((tx) =>
    tx.update(admins).set({ totpStep: step }).where(isUnused).returning(),
  )
  return spent ? 'app' : undefined
}
