import { desc as descending, eq } from 'drizzle-orm'
import type { Database, Queries } from '#db/database.server'
import { mailboxes, receivedMails } from '#db/schema'

export interface Position {
  mailbox: string
  uidValidity: string
  uid: number
}

/** @returns undefined for a mailbox that is new, or that gave its emails other numbers (RFC 9051, 2.3.1.1) */
export async function findLastUid(
  db: Database,
  { mailbox, uidValidity }: Omit<Position, 'uid'>,
): Promise<number | undefined> {
  const [known] = await db.select().from(mailboxes).where(eq(mailboxes.name, mailbox))
  return known?.uidValidity === uidValidity ? known.lastUid : undefined
}

export async function savePosition(tx: Queries, { mailbox, uidValidity, uid }: Position) {
  const position = { uidValidity, lastUid: uid }
  await tx
    .insert(mailboxes)
    .values({ name: mailbox, ...position })
    .onConflictDoUpdate({ target: mailboxes.name, set: position })
}

const DAY_MS = 24 * 3_600_000

/** From when a mailbox without a position is read: what was there before is correspondence that is over. */
export async function readsSince(db: Database, now: number): Promise<Date> {
  const [newest] = await db
    .select({ at: receivedMails.createdAt })
    .from(receivedMails)
    .orderBy(descending(receivedMails.id))
    .limit(1)
  return new Date(Math.min(newest?.at ?? now, now) - DAY_MS)
}

/** Why the mailbox cannot be read now, for the desk. */
const faults = new WeakMap<Database, string>()

export const mailboxFault = (db: Database) => faults.get(db)

export function setMailboxFault(db: Database, fault: string | undefined): void {
  if (fault === undefined) faults.delete(db)
  else faults.set(db, fault)
}
