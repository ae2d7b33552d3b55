import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#app/models/privacy/audit.server'
import { shorten, tidyLine } from '#app/models/text'
import type { Reads } from '#db/database.server'
import { enquiryEvents } from '#db/schema'
import { isOfPerson } from './history.server'

const MAX_QUOTE = 200

/**
 * The newest answer of a person or reply of a colleague.
 * @param base id of the newest event that `actor` has seen, '' for none; not checked if undefined
 */
export async function findUnseen(
  tx: Reads,
  enquiryId: string,
  actor: Actor,
  base: string | undefined,
): Promise<{ id: string; words: string } | undefined> {
  if (base === undefined) return undefined
  // `adminId` is null if the account was removed.
  const isOther = sql`${enquiryEvents.adminId} is distinct from ${actor.id}`
  const isMessage = and(inArray(enquiryEvents.kind, ['reply', 'answer']), isOfPerson, isOther)
  const [last] = await tx
    .select()
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryId, enquiryId), isMessage, gt(enquiryEvents.id, base)))
    .orderBy(desc(enquiryEvents.id))
    .limit(1)
  if (!last) return undefined
  const verb = last.kind === 'reply' ? 'replied' : 'answered'
  const quote = shorten(tidyLine(last.note), MAX_QUOTE)
  return {
    id: last.id,
    words: `${last.adminName} ${verb} since you opened this page: “${quote}”`,
  }
}
