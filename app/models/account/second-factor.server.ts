import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database, Queries, Reads } from '#db/database.server'
import { admins } from '#db/schema'
import { type Admin, findAdminRow } from './admin.server'
import { removeRecoveryCodes, replaceRecoveryCodes } from './recovery-code.server'
import { endSessions } from './session.server'
import { findStep, makeTotpSecret } from './totp.server'

export async function hasSecondFactor(db: Reads, adminId: string): Promise<boolean> {
  const row = await findAdminRow(db, adminId)
  return typeof row?.totpSince === 'number'
}

export async function findSecondFactor(db: Database, adminId: string, sessionId: string) {
  const row = await findAdminRow(db, adminId)
  const since = row?.totpSince ?? null
  return { since, unproven: since === null ? unprovenSecretOf(row, sessionId) : '' }
}

/**
 * Only this session can see and confirm the secret, so that another session cannot plant one. It keeps its secret, which
 * may be in an app already.
 */
export async function beginSecondFactor(
  db: Database,
  admin: Admin,
  sessionId: string,
): Promise<void> {
  await db.write(async (tx) => {
    if (unprovenSecretOf(await findAdminRow(tx, admin.id), sessionId)) return
    const isOff = and(eq(admins.id, admin.id), isNull(admins.totpSince))
    const change = { totpSecret: makeTotpSecret(), totpSession: sessionId }
    const [begun] = await tx.update(admins).set(change).where(isOff).returning()
    if (!begun) return
    await recordAction(tx, admin, { action: 'account.second-factor-begin', subjectId: admin.id })
  })
}

/** @returns the recovery codes; undefined for a wrong code */
export async function switchOnSecondFactor(
  db: Database,
  admin: Admin,
  { sessionId, code }: { sessionId: string; code: string },
  now = Date.now(),
): Promise<string[] | undefined> {
  return db.write(async (tx) => {
    const row = await findAdminRow(tx, admin.id)
    const secret = unprovenSecretOf(row, sessionId)
    if (!row || !secret || row.totpSince !== null) return undefined
    const step = findStep(secret, code, row.totpStep, now)
    if (step === undefined) return undefined
    const change = { totpSince: now, totpStep: step, totpSession: '' }
    await tx.update(admins).set(change).where(eq(admins.id, admin.id))
    // The other sessions were opened with a password alone.
    const ended = await endSessions(tx, admin.id, sessionId)
    const detail = `${countOf(ended, 'other session', 'other sessions')} ended`
    await recordAction(tx, admin, {
      action: 'account.second-factor-on',
      subjectId: admin.id,
      detail,
      now,
    })
    return replaceRecoveryCodes(tx, admin.id)
  })
}

export async function switchOffSecondFactor(db: Database, admin: Admin): Promise<void> {
  await db.write(async (tx) => {
    if (!(await hasSecondFactor(tx, admin.id))) return
    await clearSecondFactor(tx, admin.id)
    await recordAction(tx, admin, { action: 'account.second-factor-off', subjectId: admin.id })
  })
}

export async function resetSecondFactor(
  db: Database,
  adminId: string,
  actor: Actor,
): Promise<boolean> {
  return db.write(async (tx) => {
    if (!(await clearSecondFactor(tx, adminId))) return false
    const ended = await endSessions(tx, adminId)
    const detail = `${countOf(ended, 'session', 'sessions')} ended`
    await recordAction(tx, actor, { action: 'admin.second-factor', subjectId: adminId, detail })
    return true
  })
}

export async function renewRecoveryCodes(db: Database, admin: Admin): Promise<string[]> {
  return db.write(async (tx) => {
    if (!(await hasSecondFactor(tx, admin.id))) return []
    await recordAction(tx, admin, { action: 'account.recovery-codes', subjectId: admin.id })
    return replaceRecoveryCodes(tx, admin.id)
  })
}

async function clearSecondFactor(tx: Queries, adminId: string): Promise<boolean> {
  const isOff = { totpSecret: '', totpSession: '', totpSince: null, totpStep: 0 }
  await removeRecoveryCodes(tx, adminId)
  const [changed] = await tx.update(admins).set(isOff).where(eq(admins.id, adminId)).returning()
  return changed !== undefined
}

function unprovenSecretOf(
  row: Awaited<ReturnType<typeof findAdminRow>>,
  sessionId: string,
): string {
  return row && row.totpSession === sessionId ? row.totpSecret : ''
}
