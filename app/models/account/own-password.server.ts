import { and, eq } from 'drizzle-orm'
import { MINUTE_MS } from '#app/models/company/calendar'
import { type Actor, listAuditEntries, recordAction } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database } from '#db/database.server'
import { admins } from '#db/schema'
import { type Admin, findAdminRow, type VerifiedAdmin, verifyPassword } from './admin.server'
import { hashPassword } from './password.server'
import { endSessions } from './session.server'

export async function proveOwnPassword(
  db: Database,
  admin: Admin,
  password: string,
): Promise<VerifiedAdmin | undefined> {
  return verifyPassword(await findAdminRow(db, admin.id), password)
}

const RECENT_MS = MINUTE_MS

export async function hasJustSet(db: Database, admin: Admin, password: string): Promise<boolean> {
  const filter = { adminId: admin.id, action: OWN_CHANGE }
  const [last] = await listAuditEntries(db, filter, { limit: 1, offset: 0 })
  if (!last || last.createdAt < Date.now() - RECENT_MS) return false
  return (await proveOwnPassword(db, admin, password)) !== undefined
}

const OWN_CHANGE = 'account.password'

/** @param by.keptSession stays open @param by.provenHash the expected current hash @returns false if that differs */
export async function changePassword(
  db: Database,
  id: string,
  password: string,
  by: { actor: Actor; keptSession?: string; provenHash?: string; action?: string },
): Promise<boolean> {
  const { actor, keptSession, provenHash, action = OWN_CHANGE } = by
  const passwordHash = await hashPassword(password)
  return db.write(async (tx) => {
    const isProven = provenHash === undefined ? undefined : eq(admins.passwordHash, provenHash)
    const account = and(eq(admins.id, id), isProven)
    const [changed] = await tx.update(admins).set({ passwordHash }).where(account).returning()
    if (!changed) return false
    const ended = await endSessions(tx, id, keptSession)
    const detail = `${countOf(ended, 'other session', 'other sessions')} ended`
    await recordAction(tx, actor, { action, subjectId: id, detail })
    return true
  })
}
