import { v7 as uuid } from 'uuid'

import type { Db } from '#db/connection.server'
import { inJson } from '#db/in-json'
import { enquiries } from '#db/schema'
import { write } from '#db/write.server'
import { type Actor, recordAct } from './audit.server'

/** What one press of a button changed. */
export interface Change {
  /** By this the change can be shown and undone; empty where nothing was changed. */
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
  audit: { act: string; detail?: string },
  now: number,
  changeOne: (tx: Tx, id: string, batch: string) => boolean,
): Promise<Change> {
  return write(db, (tx) => {
    const batch = uuid()
    const changed = [...new Set(ids)].filter((id) => changeOne(tx, id, batch))
    const [only, ...others] = changed
    if (only === undefined) return { batch: '', count: 0, isLost: isAnyLost(tx, ids) }
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

function isAnyLost(tx: Tx, ids: readonly string[]): boolean {
  const there = tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(inJson(enquiries.id, JSON.stringify(ids)))
    .all()
  return there.length < new Set(ids).size
}
