import { desc, eq, lt, ne, or } from 'drizzle-orm'
import { DAY_MS } from '#app/models/company/calendar'
import type { Database, Queries } from '#db/database.server'
import { mailboxes, receivedMails, siteSettings } from '#db/schema'

export interface MailboxPosition {
  mailbox: string
  uidValidity: string
  uid: number
}

/** @returns undefined for a new mailbox, or if its UIDVALIDITY has changed (RFC 9051, 2.3.1.1) */
export async function findLastUid(
  db: Database,
  { mailbox, uidValidity }: Omit<MailboxPosition, 'uid'>,
): Promise<number | undefined> {
  const [known] = await db.select().from(mailboxes).where(eq(mailboxes.name, mailbox))
  return known?.uidValidity === uidValidity ? known.lastUid : undefined
}

/** @returns false, and changes nothing, if another process has read that far meanwhile */
export async function savePosition(
  tx: Queries,
  { mailbox, uidValidity, uid }: MailboxPosition,
): Promise<boolean> {
  const position = { uidValidity, lastUid: uid }
  const isAhead = or(ne(mailboxes.uidValidity, uidValidity), lt(mailboxes.lastUid, uid))
  const saved = await tx
    .insert(mailboxes)
    .values({ name: mailbox, ...position })
    .onConflictDoUpdate({ target: mailboxes.name, set: position, setWhere: isAhead })
    .returning()
  return saved.length > 0
}

/** The date from which a mailbox without a position is read; older emails are ignored. */
export async function readsSince(db: Database, now: number): Promise<Date> {
  const [newest] = await db
    .select({ at: receivedMails.createdAt })
    .from(receivedMails)
    .orderBy(desc(receivedMails.id))
    .limit(1)
  return new Date(Math.min(newest?.at ?? now, now) - DAY_MS)
}

const FAULT = 'mailbox-fault'
const isFault = eq(siteSettings.name, FAULT)

/** Why the mailbox cannot be read now, and since when. It is stored, so that every process can show it. */
export async function findMailboxFault(db: Database) {
  const { value: fault, updatedAt: since } = siteSettings
  const [row] = await db.select({ fault, since }).from(siteSettings).where(isFault)
  return row
}

/** Another fault than before keeps the time of the first. */
export async function setMailboxFault(
  db: Database,
  fault: string | undefined,
  now = Date.now(),
): Promise<void> {
  const before = await findMailboxFault(db)
  if (before?.fault === fault) return
  await db.write(async (tx) => {
    await tx.delete(siteSettings).where(isFault)
    if (fault === undefined) return
    const row = { name: FAULT, value: fault, updatedAt: before?.since ?? now }
    await tx.insert(siteSettings).values(row)
  })
}
