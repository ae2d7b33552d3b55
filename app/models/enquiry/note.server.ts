import { desc as descending, eq } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '#app/models/content-hash.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { enquiries, enquiryEvents } from '#db/schema'
import { write } from '#db/write.server'
import { recordEvent } from './history.server'

/**
 * Writes a note into the history of an enquiry. The same note sent twice, with nothing in between, is one.
 * @returns the note's id, undefined if there is no such enquiry
 */
export async function addNote(
  db: Db,
  actor: Actor,
  enquiryId: string,
  note: string,
  now = Date.now(),
): Promise<string | undefined> {
  return write(db, (tx) => {
    const known = tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(eq(enquiries.id, enquiryId))
      .get()
    if (!known) return undefined
    const last = lastEvent(tx, enquiryId)
    const isTheirs = last?.adminId === actor.id && last?.note === note
    if (isTheirs && now - last.createdAt < REPEAT_WINDOW_MS) return last.id
    recordAct(tx, actor, { act: 'enquiry.note', subjectId: enquiryId, now })
    return recordEvent(tx, actor, { enquiryId, kind: 'note', note }, now)
  })
}

function lastEvent(tx: Pick<Db, 'select'>, enquiryId: string) {
  return tx
    .select()
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, enquiryId))
    .orderBy(descending(enquiryEvents.id))
    .limit(fixed(1))
    .get()
}
