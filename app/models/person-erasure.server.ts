import { inArray } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { applications, enquiries, mails } from '#db/schema'
import { type Actor, recordAct } from './audit.server'
import {
  ERASURE_ACT,
  type ErasureReceipt,
  findLastReceipt,
  hashPersonKey,
  toDetail,
} from './erasure-receipt.server'
import { batchesOf, findPerson } from './person.server'
import type { PersonKey } from './person-key.server'
import { makeReference } from './reference.server'
import { removeResume } from './resume.server'
import { leavingNoTrace } from './trace.server'

/**
 * Erases everything about one person for good: enquiries with their history, applications with their resumes, and every
 * mail to or about them. What remains is one entry of the log, which holds counts and a keyed hash.
 * @returns the receipt; the earlier one where the same person was erased and nothing has come since, as when pressed twice
 * @throws when a resume could not be removed; the rows are gone then, and the file is nobody's
 */
export async function erasePerson(
  db: Db,
  key: PersonKey,
  by: { actor: Actor; uploads: string; secretKey: string; now?: number },
): Promise<ErasureReceipt> {
  const now = by.now ?? Date.now()
  const person = await findPerson(db, key)
  const notes = person.events.filter((event) => event.kind === 'note').length
  const receipt: ErasureReceipt = {
    reference: makeReference('ERA'),
    foundBy: key.kind,
    erased: {
      enquiries: person.enquiries.length,
      notes,
      events: person.events.length - notes,
      applications: person.applications.length,
      resumes: person.applications.length,
      mails: person.mails.length,
    },
    keyHash: hashPersonKey(key, by.secretKey),
    erasedAt: now,
    erasedBy: by.actor.name,
  }
  const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)
  const given = await leavingNoTrace(db, (tx) => {
    let erased = 0
    for (const [table, rows] of [
      [mails, person.mails],
      [enquiries, person.enquiries],
      [applications, person.applications],
    ] as const) {
      for (const ids of batchesOf(idsOf(rows))) {
        erased += tx.delete(table).where(inArray(table.id, ids)).run().changes
      }
    }
    // Counted here and not before: another press may have come first by a moment.
    const earlier = erased === 0 ? findLastReceipt(tx, receipt.keyHash) : undefined
    if (earlier) return earlier
    const detail = toDetail(receipt)
    recordAct(tx, by.actor, { act: ERASURE_ACT, subjectId: receipt.reference, detail, now })
    return receipt
  })
  const removals = await Promise.allSettled(
    person.applications.map((row) => removeResume(by.uploads, row.resumeFile)),
  )
  const failure = removals.find((removal) => removal.status === 'rejected')
  if (failure) throw failure.reason
  return given
}
