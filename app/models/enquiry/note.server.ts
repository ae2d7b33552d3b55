import { desc as descending, eq } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { requiredText, z } from '#app/models/schema'
import { tidyText } from '#app/models/text'
import type { Database, Reads } from '#db/database.server'
import { enquiries, enquiryEvents } from '#db/schema'
import { recordEvent } from './history.server'

export const noteInput = z.object(
  {
    note: requiredText('The note', 5_000, { tidy: tidyText, empty: 'Write the note first' }),
  },
  'Send the note as an object',
)

/** The same note sent twice, with nothing in between, is one. */
export async function addNote(
  db: Database,
  actor: Actor,
  enquiryId: string,
  note: string,
  now = Date.now(),
): Promise<string | undefined> {
  return db.write(async (tx) => {
    if ((await tx.$count(enquiries, eq(enquiries.id, enquiryId))) === 0) return undefined
    const last = await lastEvent(tx, enquiryId)
    const isTheirs = last?.adminId === actor.id && last?.note === note
    if (isTheirs && now - last.createdAt < REPEAT_WINDOW_MS) return last.id
    await recordAct(tx, actor, { act: 'enquiry.note', subjectId: enquiryId, now })
    return recordEvent({ tx, actor, batch: '', now }, { enquiryId, kind: 'note', note })
  })
}

async function lastEvent(tx: Reads, enquiryId: string) {
  const [last] = await tx
    .select()
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, enquiryId))
    .orderBy(descending(enquiryEvents.id))
    .limit(1)
  return last
}
