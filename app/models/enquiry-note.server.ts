import { eq } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { write } from '#db/write.server'
import { type Actor, recordAct } from './audit.server'
import { recordEvent } from './enquiry-history.server'

/** Writes a note into the history of an enquiry. @returns the note's id, undefined if there is no such enquiry */
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
    recordAct(tx, actor, { act: 'enquiry.note', subjectId: enquiryId, now })
    return recordEvent(tx, actor, { enquiryId, kind: 'note', note }, now)
  })
}
