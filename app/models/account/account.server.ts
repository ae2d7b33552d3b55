import { asc, desc as descending, eq } from 'drizzle-orm'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database } from '#db/database.server'
import { admins, enquiries, sessions } from '#db/schema'
import type { Admin } from './admin.server'
import { isOpenAt, type SessionKind } from './session.server'

export interface Session {
  id: string
  kind: SessionKind
  device: string
  createdAt: number
  lastSeenAt: number
}

export interface Account extends Admin {
  hasSecondFactor: boolean
  createdAt: number
  lastSeenAt: number | null
  sessions: Session[]
}

export async function listAccounts(db: Database, now = Date.now()): Promise<Account[]> {
  const open = await db
    .select()
    .from(sessions)
    .where(isOpenAt(now))
    .orderBy(descending(sessions.lastSeenAt))
  const rows = await db.select().from(admins).orderBy(asc(admins.id))
  return rows.map(({ id, name, email, totpSince, createdAt, lastSeenAt }) => ({
    id,
    name,
    email,
    hasSecondFactor: totpSince !== null,
    createdAt,
    lastSeenAt,
    sessions: open
      .filter((session) => session.adminId === id)
      .map(({ tokenHash, adminId: _, expiresAt: __, ...session }) => ({
        id: tokenHash,
        ...session,
      })),
  }))
}

/** The last account stays unless `isForced`. */
export async function removeAccount(
  db: Database,
  id: string,
  actor: Actor,
  { isForced = false, act = 'account.remove', now = Date.now() } = {},
): Promise<'removed' | 'unknown' | 'last'> {
  return db.write(async (tx) => {
    const ids = await tx.select({ id: admins.id }).from(admins)
    if (!ids.some((admin) => admin.id === id)) return 'unknown'
    if (ids.length === 1 && !isForced) return 'last'
    await tx.delete(admins).where(eq(admins.id, id))
    await recordAct(tx, actor, { act, subjectId: id, now })
    return 'removed'
  })
}

export async function countAssigned(db: Database, id: string): Promise<number> {
  return db.$count(enquiries, eq(enquiries.assigneeId, id))
}

export async function findAccount(db: Database, id: string): Promise<Admin | undefined> {
  const columns = { id: admins.id, name: admins.name, email: admins.email }
  const [account] = await db.select(columns).from(admins).where(eq(admins.id, id))
  return account
}

export async function endOneSession(
  db: Database,
  sessionId: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return db.write(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, sessionId)).returning()
    if (!ended) return false
    const { adminId: subjectId, kind: detail } = ended
    await recordAct(tx, actor, { act: 'session.end', subjectId, detail, now })
    return true
  })
}

export async function endAllSessions(
  db: Database,
  adminId: string,
  actor: Actor,
  now = Date.now(),
): Promise<number> {
  return db.write(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.adminId, adminId))
      .returning({ id: sessions.adminId })
    const detail = countOf(ended.length, 'session', 'sessions')
    await recordAct(tx, actor, { act: 'session.end-all', subjectId: adminId, detail, now })
    return ended.length
  })
}
