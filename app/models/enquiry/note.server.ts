import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { DOUBLE_CLICK_MS, isSentTwice } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { requiredText } from '#app/models/schema'
import { tidyText } from '#app/models/text'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { lastEvent, recordEvent, type Step } from './history.server'

export const noteInput = z.object(
  {
    note: requiredText('The note', 5_000, { tidy: tidyText, empty: 'Write the note first' }),
  },
  'Send the note as an object',
)

const MAX_CALL_NOTE = 1_000

export const callInput = z.object(
  {
    call: z
      .string()
      .default('')
      .transform(tidyText)
      .pipe(z.string().max(MAX_CALL_NOTE, `The note must be at most ${MAX_CALL_NOTE} characters`)),
  },
  'Send the call as an object',
)

const adder =
  (kind: 'note' | 'call') =>
  (db: Database, actor: Actor, enquiryId: string, note: string, now = Date.now()) =>
    db.write((tx) => addOnce({ tx, actor, batch: '', now }, enquiryId, kind, note))

export const addNote = adder('note')
export const logCall = adder('call')

/** Stores a text that is sent twice in a row once. @returns undefined if the enquiry does not exist */
export async function addOnce(
  step: Step,
  enquiryId: string,
  kind: 'note' | 'call',
  note: string,
): Promise<string | undefined> {
  const { tx, actor, now } = step
  if ((await tx.$count(enquiries, eq(enquiries.id, enquiryId))) === 0) return undefined
  const last = await lastEvent(tx, enquiryId, kind)
  const windowMs = kind === 'call' ? DOUBLE_CLICK_MS : undefined
  if (isSentTwice(last, { adminId: actor.id, note, createdAt: now }, windowMs)) return last.id
  await recordAction(tx, actor, { action: `enquiry.${kind}`, subjectId: enquiryId, now })
  return recordEvent(step, { enquiryId, kind, note })
}
