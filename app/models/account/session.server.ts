import { hash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, notInArray, type SQL } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/models/company/calendar'

import { storageFault } from '#db/busy.server'
import type { Database, Queries } from '#db/database.server'
import { admins, sessions } from '#db/schema'
import type { SESSION_KINDS } from '#db/schema/choices'
import type { Admin, VerifiedAdmin } from './admin.server'

type SessionKind = (typeof SESSION_KINDS)[number]

export const IDLE_MS = 8 * HOUR_MS
const ABSOLUTE_MS = 7 * DAY_MS
const CLOCK_SLACK_MS = 5 * MINUTE_MS
const TOUCH_EVERY_MS = MINUTE_MS
/** Owners see them all, so that nobody can hide one by logging in thousands of times. */
const MAX_OF_KIND = 50

export type SessionOwner = Pick<VerifiedAdmin, 'id' | 'passwordHash'>

export async function createSession(
  db: Database,
  { id: adminId, passwordHash }: SessionOwner,
  kind: SessionKind,
  now = Date.now(),
  device = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.write(async (tx) => {
    await tx.delete(sessions).where(lte(sessions.expiresAt, now))
    if (!(await noteSeen(tx, adminId, now, passwordHash))) return
    await makeRoom(tx, adminId, kind)
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

/** Ends the sessions that were used least recently. */
async function makeRoom(tx: Queries, adminId: string, kind: SessionKind): Promise<void> {
  const isOfKind = and(eq(sessions.adminId, adminId), eq(sessions.kind, kind))
  const { tokenHash, lastSeenAt } = sessions
  const used = tx.select({ tokenHash }).from(sessions).where(isOfKind)
  const kept = used.orderBy(desc(lastSeenAt)).limit(MAX_OF_KIND - 1)
  await tx.delete(sessions).where(and(isOfKind, notInArray(tokenHash, kept)))
}

export function isOpenAt(now: number): SQL | undefined {
  return and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, now - IDLE_MS),
    lte(sessions.lastSeenAt, now + CLOCK_SLACK_MS),
  )
}

/** @param isUse false for polling, which must not keep a session alive */
export async function findSession(
  db: Database,
  token: string,
  kind: SessionKind,
  now = Date.now(),
  isUse = true,
): Promise<Admin | undefined> {
  const tokenHash = sessionIdOf(token)
  const [found] = await db
    .select({
      admin: { id: admins.id, name: admins.name, email: admins.email, role: admins.role },
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), isOpenAt(now)))
  if (!found) return undefined
  if (isUse && now - found.lastSeenAt > TOUCH_EVERY_MS) {
    await noteUse(db, tokenHash, found.admin.id, now)
  }
  return found.admin
}

/** A storage fault must not lock an admin out. */
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

/** @returns whether the account exists and, if a hash is given, still has it */
async function noteSeen(
  tx: Queries,
  adminId: string,
  now: number,
  passwordHash?: string,
): Promise<boolean> {
  const hasHash = passwordHash === undefined ? undefined : eq(admins.passwordHash, passwordHash)
  const known = and(eq(admins.id, adminId), hasHash)
  const [seen] = await tx.update(admins).set({ lastSeenAt: now }).where(known).returning()
  return seen !== undefined
}

export async function removeSession(db: Database, token: string): Promise<void> {
  const tokenHash = sessionIdOf(token)
  await db.write(async (tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)))
}

export async function endSessions(tx: Queries, adminId: string, keptId = ''): Promise<number> {
  const others = and(eq(sessions.adminId, adminId), ne(sessions.tokenHash, keptId))
  return (await tx.delete(sessions).where(others).returning()).length
}

export function sessionIdOf(token: string): string {
  return hash('sha256', token)
}

/** Order matters: most user agents also contain names from further down the list. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

export function deviceOf(userAgent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const known = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined)
  return known.join(' on ') || 'Unknown device'
}
