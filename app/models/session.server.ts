import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { admins, sessions } from '#db/schema'
import type { Admin } from './admin.server'

/** A cookie opens the desk in a browser; a bearer token serves scripts. Neither can stand in for the other. */
export type SessionKind = 'cookie' | 'bearer'

const HOUR_MS = 3_600_000
export const IDLE_MS = 8 * HOUR_MS
export const ABSOLUTE_MS = 7 * 24 * HOUR_MS
/** How often a use is written down; a write at every request would wear the disk for nothing. */
const TOUCH_EVERY_MS = 60_000

/** @returns the token, which is known to its holder alone: only its hash is stored */
export async function createSession(
  db: Db,
  adminId: string,
  kind: SessionKind,
  now = Date.now(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  db.delete(sessions).where(lte(sessions.expiresAt, now)).run()
  db.insert(sessions)
    .values({
      tokenHash: hashOf(token),
      adminId,
      kind,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + ABSOLUTE_MS,
    })
    .run()
  return token
}

/**
 * Who holds this token, unless it is unknown, of the other kind, idle for too long or past its end.
 * @param isUse whether to count as a use; a page that only waits must not keep a session from growing idle
 */
export async function findSession(
  db: Db,
  token: string,
  kind: SessionKind,
  now = Date.now(),
  isUse = true,
): Promise<Admin | undefined> {
  const tokenHash = hashOf(token)
  const found = db
    .select({
      admin: { id: admins.id, name: admins.name, email: admins.email },
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.kind, kind),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, now - IDLE_MS),
      ),
    )
    .get()
  if (!found) return undefined
  if (isUse && now - found.lastSeenAt > TOUCH_EVERY_MS) {
    db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash)).run()
  }
  return found.admin
}

export async function removeSession(db: Db, token: string): Promise<void> {
  db.delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .run()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
