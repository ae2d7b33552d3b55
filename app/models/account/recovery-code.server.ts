import { hash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { randomGroups } from '#app/models/identifier.server'
import { fold } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { recoveryCodes } from '#db/schema'

const CODES = 10
/** 80 random bits, enough for a plain hash. */
const GROUPS = 4

export async function replaceRecoveryCodes(tx: Queries, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomGroups(GROUPS))
  await removeRecoveryCodes(tx, adminId)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(code), adminId })))
  return codes
}

export async function removeRecoveryCodes(tx: Queries, adminId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))
}

export async function spendRecoveryCode(
  tx: Queries,
  adminId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const unused = and(
    eq(recoveryCodes.codeHash, hashOf(code)),
    eq(recoveryCodes.adminId, adminId),
    isNull(recoveryCodes.usedAt),
  )
  const [spent] = await tx.update(recoveryCodes).set({ usedAt: now }).where(unused).returning()
  return spent !== undefined
}

export async function countRecoveryCodes(db: Database, adminId: string): Promise<number> {
  const unused = and(eq(recoveryCodes.adminId, adminId), isNull(recoveryCodes.usedAt))
  return db.$count(recoveryCodes, unused)
}

/** Accepts a code as people type it: without hyphens, in lower case, an O for a zero. */
function hashOf(code: string): string {
  const typed = fold(code).replace(/[\s-]/g, '').toUpperCase()
  const normalized = typed.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return hash('sha256', normalized)
}
