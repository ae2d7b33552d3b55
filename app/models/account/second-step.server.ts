import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'

import type { Database } from '#db/database.server'
import { admins } from '#db/schema'
import { type Entrant, toEntrant } from './admin.server'

/** The way from a right password to the code: who stands there, for how long. Nothing of it is stored. */

export const SECOND_STEP_MS = 5 * 60_000

/** @returns a ticket for one admin; it says that the password was right, and opens nothing by itself */
export async function issueSecondStep(
  db: Database,
  adminId: string,
  now = Date.now(),
): Promise<string> {
  const claim = `${adminId}.${now + SECOND_STEP_MS}`
  const row = await find(db, adminId)
  return `${claim}.${row ? sign(claim, row.passwordHash) : ''}`
}

/** Whom a ticket was issued for; undefined once it is too old, forged, or the password is another. */
export async function findSecondStep(
  db: Database,
  ticket: string,
  now = Date.now(),
): Promise<Entrant | undefined> {
  const [adminId = '', until = '', given = ''] = ticket.split('.')
  const row = await find(db, adminId)
  if (!row || !(Number(until) > now)) return undefined
  const expected = Buffer.from(sign(`${adminId}.${until}`, row.passwordHash))
  const signature = Buffer.from(given)
  const isSame = expected.length === signature.length && timingSafeEqual(expected, signature)
  return isSame ? toEntrant(row) : undefined
}

async function find(db: Database, adminId: string) {
  const [row] = await db.select().from(admins).where(eq(admins.id, adminId))
  return row
}

/** The hash of a password is random and never leaves the server: a key that ends with the password. */
function sign(claim: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(claim).digest('base64url')
}
