import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, type SQL } from 'drizzle-orm'

import { storageFault } from '#db/busy.server'
import type { Database, Queries } from '#db/database.server'
import { admins, sessions } from '#db/schema'
import type { Admin, Entrant } from './admin.server'

/** A cookie opens the desk in a browser; a bearer token serves scripts. Neither can stand in for the other. */
export type SessionKind = 'cookie' | 'bearer'

const HOUR_MS = 3_600_000
export const IDLE_MS = 8 * HOUR_MS
export const ABSOLUTE_MS = 7 * 24 * HOUR_MS
/** A session used in the future was made by a clock that was wrong; set back, it must not live longer for it. */
const CLOCK_SLACK_MS = 5 * 60_000
/** How often a use is written down; a write at every request would wear the disk for nothing. */
const TOUCH_EVERY_MS = 60_000

/** Whom a session is opened for. */
export type Holder = Pick<Entrant, 'id' | 'passwordHash'>

/**
 * @param device what the holder signed in with, in a few words
 * @returns the token, which is known to its holder alone: only its hash is stored
 */
export async function createSession(
  db: Database,
  { id: adminId, passwordHash }: Holder,
  kind: SessionKind,
  now = Date.now(),
  device = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.write(async (tx) => {
    await tx.delete(sessions).where(lte(sessions.expiresAt, now))
    // Since the password was right, it may be another or the account gone: the token then opens nothing.
    if (!(await noteSeen(tx, adminId, now, passwordHash))) return
    await tx.insert(sessions).values({
      tokenHash: sessionIdOf(token),
      adminId,
      kind,
      device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + ABSOLUTE_MS,
    })
  })
  return token
}

/** The sessions that still open something: neither idle for too long nor past their end. */
export function isOpenAt(now: number): SQL | undefined {
  return and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, now - IDLE_MS),
    lte(sessions.lastSeenAt, now + CLOCK_SLACK_MS),
  )
}

async function findHolder(db: Database, tokenHash: string, kind: SessionKind, now: number) {
  const [holder] = await db
    .select({
      admin: { id: admins.id, name: admins.name, email: admins.email },
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), isOpenAt(now)))
  return holder
}

/**
 * Who holds this token, unless it is unknown, of the other kind, idle for too long or past its end.
 * @param isUse whether to count as a use; a page that only waits must not keep a session from growing idle
 */
export async function findSession(
  db: Database,
  token: string,
  kind: SessionKind,
  now = Date.now(),
  isUse = true,
): Promise<Admin | undefined> {
  const tokenHash = sessionIdOf(token)
  const found = await findHolder(db, tokenHash, kind, now)
  if (!found) return undefined
  if (isUse && now - found.lastSeenAt > TOUCH_EVERY_MS) {
    await noteUse(db, tokenHash, found.admin.id, now)
  }
  return found.admin
}

/** What is only noted never stands between an admin and the desk: the next use notes it again. */
async function noteUse(
  db: Database,
  tokenHash: string,
  adminId: string,
  now: number,
): Promise<void> {
  const noted = db.write(async (tx) => {
    await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
    await noteSeen(tx, adminId, now)
  })
  await noted.catch((error: unknown) => {
    if (storageFault(error) === undefined) throw error
  })
}

/** @returns whether there is such an account, with this password where one is given */
async function noteSeen(
  tx: Queries,
  adminId: string,
  now: number,
  passwordHash?: string,
): Promise<boolean> {
  const isTheirs = passwordHash === undefined ? undefined : eq(admins.passwordHash, passwordHash)
  const known = and(eq(admins.id, adminId), isTheirs)
  const seen = await tx
    .update(admins)
    .set({ lastSeenAt: now })
    .where(known)
    .returning({ id: admins.id })
  return seen.length === 1
}

export async function removeSession(db: Database, token: string): Promise<void> {
  const isIts = eq(sessions.tokenHash, sessionIdOf(token))
  await db.write(async (tx) => tx.delete(sessions).where(isIts))
}

/** By what a session is known without its token; it opens nothing. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
