import { and, eq } from 'drizzle-orm'
import { holdMails, releaseMails } from '#app/models/mail/outbox.server'
import type { Actor } from '#app/models/privacy/audit.server'
import type { Database, Queries } from '#db/database.server'
import { enquiries } from '#db/schema'
import { type Change, changeEach } from './bulk.server'
import { recordEvent } from './history.server'

/** What the history calls the two folders. */
const DESK = 'the desk'
export const SPAM = 'spam'

/**
 * Puts enquiries into the spam folder or takes them out. Mails about them that still wait are held with them, and go
 * out when they come back.
 */
export async function flagSpam(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  isSpam: boolean,
  now = Date.now(),
): Promise<Change> {
  const audit = { act: isSpam ? 'enquiry.spam' : 'enquiry.not-spam', kind: 'spam' as const }
  return changeEach(db, actor, ids, audit, now, (tx, id, batch) =>
    setSpam(tx, actor, id, isSpam, batch, now),
  )
}

/** @returns whether the enquiry was in the other folder before */
export async function setSpam(
  tx: Queries,
  actor: Actor,
  id: string,
  isSpam: boolean,
  batch: string,
  now: number,
): Promise<boolean> {
  const moved = await tx
    .update(enquiries)
    .set({ isSpam, spamReasons: isSpam ? `marked by ${actor.name}` : '', updatedAt: now })
    .where(and(eq(enquiries.id, id), eq(enquiries.isSpam, !isSpam)))
    .returning({ id: enquiries.id })
  if (moved.length === 0) return false
  if (isSpam) await holdMails(tx, id)
  else await releaseMails(tx, id, now)
  const [from, to] = isSpam ? [DESK, SPAM] : [SPAM, DESK]
  await recordEvent(tx, actor, { enquiryId: id, kind: 'spam', from, to, batch }, now)
  return true
}
