import { asc, desc, eq } from 'drizzle-orm'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database, Reads } from '#db/database.server'
import { admins, enquiries, sessions } from '#db/schema'
import type { Admin, Role } from './admin.server'
import { endSessions, isOpenAt } from './session.server'

export type Account = Awaited<ReturnType<typeof listAccounts>>[number]
export type Session = Account['sessions'][number]

export async function listAccounts(db: Database) {
  const open = await db
    .select()
    .from(sessions)
    .where(isOpenAt(Date.now()))
    .orderBy(desc(sessions.lastSeenAt))
  const rows = await db.select().from(admins).orderBy(asc(admins.id))
  return rows.map(({ id, name, email, role, totpSince, createdAt, lastSeenAt }) => ({
    id,
    name,
    email,
    role,
    hasSecondFactor: totpSince !== null,
    createdAt,
    lastSeenAt,
    sessions: open
      .filter((session) => session.adminId === id)
      .map(({ tokenHash, adminId, expiresAt, ...session }) => ({ id: tokenHash, ...session })),
  }))
}

/** Refuses to remove the last owner unless `isForced`. */
export async function removeAccount(
  db: Database,
  id: string,
  actor: Actor,
  { isForced = false, action = 'account.remove' } = {},
): Promise<'removed' | 'unknown' | 'last'> {
  return db.erase(async (tx) => {
    const account = await findAccount(tx, id)
    if (!account) return 'unknown'
    if (!isForced && (await isLastOwner(tx, account))) return 'last'
    await tx.delete(admins).where(eq(admins.id, id))
    await recordAction(tx, actor, { action, subjectId: id })
    return 'removed'
  })
}

export async function isLastOwner(db: Reads, { role }: Pick<Admin, 'role'>): Promise<boolean> {
  return role === 'owner' && (await db.$count(admins, eq(admins.role, 'owner'))) === 1
}

/** Refuses to change the role of the last owner, because only owners manage accounts. */
export async function changeRole(
  db: Database,
  id: string,
  role: Role,
  actor: Actor,
): Promise<'changed' | 'unknown' | 'last'> {
  return db.write(async (tx) => {
    const account = await findAccount(tx, id)
    if (!account) return 'unknown'
    if (account.role === role) return 'changed'
    if (await isLastOwner(tx, account)) return 'last'
    await tx.update(admins).set({ role }).where(eq(admins.id, id))
    await recordAction(tx, actor, { action: 'account.role', subjectId: id, detail: role })
    return 'changed'
  })
}

export async function countAssigned(db: Database, id: string): Promise<number> {
  return db.$count(enquiries, eq(enquiries.assigneeId, id))
}

export async function findAccount(db: Reads, id: string): Promise<Admin | undefined> {
  const columns = { id: admins.id, name: admins.name, email: admins.email, role: admins.role }
  const [account] = await db.select(columns).from(admins).where(eq(admins.id, id))
  return account
}

export async function findSessionOwner(db: Reads, sessionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ adminId: sessions.adminId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionId))
  return row?.adminId
}

export async function endOneSession(
  db: Database,
  sessionId: string,
  actor: Actor,
): Promise<boolean> {
  return db.write(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, sessionId)).returning()
    if (!ended) return false
    const { adminId: subjectId, kind: detail } = ended
    await recordAction(tx, actor, { action: 'session.end', subjectId, detail })
    return true
  })
}

export async function endAllSessions(db: Database, adminId: string, actor: Actor): Promise<void> {
  return db.write(async (tx) => {
    const ended = await endSessions(tx, adminId)
    const detail = countOf(ended, 'session', 'sessions')
    await recordAction(tx, actor, { action: 'session.end-all', subjectId: adminId, detail })
  })
}
