import { and, desc as descending, eq } from 'drizzle-orm'
import { newId } from '#app/models/id.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import type { Db } from '#db/connection.server'
import { fixed } from '#db/fixed'
import { inJson } from '#db/in-json'
import { enquiries, enquiryEvents } from '#db/schema'
import { write } from '#db/write.server'
import { type EnquiryEvent, isUndoing } from './history.server'

type Kind = EnquiryEvent['kind']

/** What one press of a button changed. */
export interface Change {
  /**
   * By this the change can be shown and undone; empty where nothing was changed. The second press of a double click
   * changes nothing and has the batch of the first.
   */
  batch: string
  count: number
  /** Whether nothing was changed and some of them are not there any more. */
  isLost: boolean
}

/** The part of a transaction that the changes of enquiries write through. */
export type Tx = Pick<Db, 'select' | 'update' | 'insert'>

/**
 * Changes each of the enquiries in one transaction, with one batch id and one line in the audit log.
 * @param changeOne changes one enquiry and records it; says whether there was anything to change
 */
export async function changeEach(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  audit: { act: string; kind: Kind; detail?: string },
  now: number,
  changeOne: (tx: Tx, id: string, batch: string) => boolean,
): Promise<Change> {
  return write(db, (tx) => {
    const batch = newId()
    const changed = [...new Set(ids)].filter((id) => changeOne(tx, id, batch))
    const [only, ...others] = changed
    if (only === undefined) {
      const pressed = lastPress(tx, actor, ids, audit.kind, now)
      return { batch: pressed, count: 0, isLost: pressed === '' && isAnyLost(tx, ids) }
    }
    const detail = [audit.detail, others.length > 0 && `${changed.length} enquiries`]
    recordAct(tx, actor, {
      act: audit.act,
      subjectId: others.length === 0 ? only : '',
      detail: detail.filter(Boolean).join(', '),
      now,
    })
    return { batch, count: changed.length, isLost: false }
  })
}

/** Within this time the same press is a double click. */
const DOUBLE_CLICK_MS = 5000

/** The batch of what the actor did to any of the enquiries a moment ago, if nothing of its kind came after; or empty. */
function lastPress(tx: Tx, actor: Actor, ids: readonly string[], kind: Kind, now: number): string {
  const last = tx
    .select()
    .from(enquiryEvents)
    .where(and(inJson(enquiryEvents.enquiryId, JSON.stringify(ids)), eq(enquiryEvents.kind, kind)))
    .orderBy(descending(enquiryEvents.id))
    .limit(fixed(1))
    .get()
  if (!last || last.adminId !== actor.id || now - last.createdAt > DOUBLE_CLICK_MS) return ''
  return isUndoing(last.batch) ? '' : last.batch
}

function isAnyLost(tx: Tx, ids: readonly string[]): boolean {
  const there = tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(inJson(enquiries.id, JSON.stringify(ids)))
    .all()
  return there.length < new Set(ids).size
}
