import { and, eq } from 'drizzle-orm'
import { holdMails, releaseMails } from '#app/models/mail/outbox.server'
import type { Actor } from '#app/models/privacy/audit.server'
import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { type Change, changeEach, type Tx } from './bulk.server'
import { recordEvent } from './history.server'

/** What the history calls the two folders. */
const DESK = 'the desk'
export const SPAM = 'spam'

/**
 * Puts enquiries into the spam folder or takes them out. Mails about them that still wait are held with them, and go
 * out when they come back.
 */
export async function judgeSpam(
  db: Db,
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
export function setSpam(
  tx: Tx,
  actor: Actor,
  id: string,
  isSpam: boolean,
  batch: string,
  now: number,
): boolean {
  const moved = tx
    .update(enquiries)
    .set({ isSpam, spamReasons: isSpam ? `marked by ${actor.name}` : '', updatedAt: now })
    .where(and(eq(enquiries.id, id), eq(enquiries.isSpam, !isSpam)))
    .run()
  if (moved.changes === 0) return false
  if (isSpam) holdMails(tx, id)
  else releaseMails(tx, id, now)
  const [from, to] = isSpam ? [DESK, SPAM] : [SPAM, DESK]
  recordEvent(tx, actor, { enquiryId: id, kind: 'spam', from, to, batch }, now)
  return true
}
