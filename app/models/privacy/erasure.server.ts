import { eq } from 'drizzle-orm'
import { fileStore } from '#app/models/files/store.server'
import { newReference } from '#app/models/identifier.server'
import { removeUnusedBounces } from '#app/models/inbox/bounce.server'
import type { Database, Queries } from '#db/database.server'
import { isAmong } from '#db/dialect'
import {
  applications,
  auditEntries,
  enquiries,
  enquiryEvents,
  mails,
  receivedMails,
  webhookDeliveries,
} from '#db/schema'
import { type Actor, recordAction } from './audit.server'
import { findPerson, type Person } from './person.server'
import type { PersonKey } from './person-key.server'
import {
  currentReceiptKey,
  ERASURE_ACTION,
  type Erased,
  type ErasureReceipt,
  findLastReceipt,
  hashPersonKey,
  isNothingErased,
  signReceipt,
  toDetail,
} from './receipt.server'

interface Eraser {
  actor: Actor
  uploads: string
  /** Ids of rows found by `findMentions` to erase as well. */
  also?: string[]
  now?: number
}

/** @returns an earlier receipt if there was nothing to erase @throws if a file cannot be deleted; nothing is erased then */
export async function erasePerson(
  db: Database,
  key: PersonKey,
  by: Eraser,
): Promise<ErasureReceipt> {
  // Inside the transaction, because another request may have changed rows before.
  const { receipt, files } = await db.erase(async (tx) => {
    const person = await findPerson(tx, key, by.also)
    for (const [table, rows] of [
      [mails, person.mails],
      [receivedMails, person.received],
      [enquiryEvents, person.events],
      [webhookDeliveries, person.webhookDeliveries],
      [enquiries, person.enquiries],
      [applications, person.applications],
    ] as const) {
      const ids = rows.map((row) => row.id)
      await tx.delete(table).where(isAmong(table.id, ids))
    }
    const bounced = person.bounces.map((row) => row.emailKey)
    await removeUnusedBounces(tx, bounced)
    const files = [
      ...person.applications.map((row) => row.resumeFile),
      ...person.receivedFiles.map((row) => row.file),
    ]
    await fileStore.remove(tx, by.uploads, files)
    return { receipt: await issueReceipt(tx, key, countRows(person), by), files }
  })
  await fileStore.clear(by.uploads, files)
  return receipt
}

function countRows({ enquiries, applications, mails, received, ...person }: Person): Erased {
  const events = [...person.events, ...person.applicationEvents]
  const notes = events.filter((event) => event.kind === 'note').length
  return {
    enquiries: enquiries.length,
    notes,
    events: events.length - notes,
    applications: applications.length,
    resumes: applications.length,
    mails: mails.length + received.length,
  }
}

async function issueReceipt(
  tx: Queries,
  key: PersonKey,
  erased: Erased,
  by: Eraser,
): Promise<ErasureReceipt> {
  const now = by.now ?? Date.now()
  const receiptKey = await currentReceiptKey(tx)
  const keyHash = hashPersonKey(key, receiptKey)
  const earlier = isNothingErased(erased) ? await findLastReceipt(tx, keyHash) : undefined
  if (earlier) return earlier
  const unsigned = {
    reference: await newReference('ERA', (given) =>
      tx.$count(auditEntries, eq(auditEntries.subjectId, given)),
    ),
    foundBy: key.kind,
    erased,
    keyHash,
    erasedAt: now,
    erasedBy: by.actor.name,
  }
  const receipt = signReceipt(unsigned, receiptKey)
  const detail = toDetail(receipt)
  await recordAction(tx, by.actor, {
    action: ERASURE_ACTION,
    subjectId: receipt.reference,
    detail,
    now,
  })
  return receipt
}
