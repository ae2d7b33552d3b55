import { eq } from 'drizzle-orm'
import { lastEvent, recordEvent } from '#app/models/enquiry/history.server'
import { DOUBLE_CLICK_MS, isSentTwice } from '#app/models/identifier.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { z } from '#app/models/schema'
import { tidyText } from '#app/models/text'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'

const LONGEST_CALL_NOTE = 1_000

export const callInput = z.object(
  {
    call: z
      .string()
      .default('')
      .transform(tidyText)
      .pipe(
        z
          .string()
          .max(LONGEST_CALL_NOTE, `The note must be at most ${LONGEST_CALL_NOTE} characters`),
      ),
  },
  'Send the call as an object',
)

/** @returns the id of the event; undefined where there is no such enquiry */
export async function logCall(
  db: Database,
  actor: Actor,
  enquiryId: string,
  note: string,
  now = Date.now(),
): Promise<string | undefined> {
  return db.write(async (tx) => {
    if ((await tx.$count(enquiries, eq(enquiries.id, enquiryId))) === 0) return undefined
    const last = await lastEvent(tx, enquiryId, 'call')
    const call = { adminId: actor.id, note, createdAt: now }
    if (isSentTwice(last, call, DOUBLE_CLICK_MS)) return last.id
    await recordAct(tx, actor, { act: 'enquiry.call', subjectId: enquiryId, now })
    return recordEvent({ tx, actor, batch: '', now }, { enquiryId, kind: 'call', note })
  })
}
