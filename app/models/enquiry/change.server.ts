import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { holdDeliveries, releaseDeliveries } from '#app/models/mail/delivery.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { shorten, tidyLine } from '#app/models/text'
import { queueEvent } from '#app/models/webhook/body.server'
import type { Database, Reads } from '#db/database.server'
import { enquiries, enquiryEvents } from '#db/schema'
import { type Change, changeEach } from './bulk.server'
import { type Enquiry, type Status, toEnquiry } from './enquiry'
import { isOfPerson, recordEvent, type Step } from './history.server'
import { addOnce } from './note.server'
import { statusAnnouncement } from './render.server'

export async function updateEnquiryStatus(
  db: Database,
  actor: Actor,
  id: string,
  status: Status,
  now = Date.now(),
): Promise<Enquiry | undefined> {
  await changeStatus(db, actor, [id], status, now)
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  return row && toEnquiry(row)
}

export async function changeStatus(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  status: Status,
  now = Date.now(),
): Promise<Change> {
  return changeEach(db, actor, ids, auditOf(status), now, (step, id) => setStatus(step, id, status))
}

export async function setStatus(step: Step, id: string, status: Status): Promise<boolean> {
  const { tx, now } = step
  const [before] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
  if (!before || before.status === status) return false
  await tx.update(enquiries).set({ status, updatedAt: now }).where(eq(enquiries.id, id))
  await recordEvent(step, { enquiryId: id, kind: 'status', from: before.status, to: status })
  if (status === 'Closed') await setDueDay(step, id, '')
  const enquiry = toEnquiry({ ...before, status, updatedAt: now })
  await queueEvent(tx, statusAnnouncement(enquiry, before.status, now))
  return true
}

const MAX_QUOTE = 200

interface Unseen {
  id: string
  words: string
}

/**
 * The newest answer of a person or reply of a colleague.
 * @param base id of the newest event that `actor` has seen, '' for none; not checked if undefined
 */
export async function findUnseen(
  tx: Reads,
  enquiryId: string,
  actor: Actor,
  base: string | undefined,
): Promise<Unseen | undefined> {
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

/**
 * Closes an enquiry and adds the note, if any; undo keeps the note.
 * @returns `unseen` if it stays open, because a colleague has replied or the visitor answered since `base`
 */
export async function closeEnquiry(
  db: Database,
  actor: Actor,
  enquiryId: string,
  { note, base }: { note: string; base?: string | undefined },
): Promise<Change & { unseen: Unseen | undefined }> {
  let unseen: Unseen | undefined
  const audit = auditOf('Closed')
  const change = await changeEach(db, actor, [enquiryId], audit, Date.now(), async (step, id) => {
    unseen = await findUnseen(step.tx, id, actor, base)
    if (unseen) return false
    if (note !== '') await addOnce({ ...step, batch: '' }, id, 'note', note)
    return setStatus(step, id, 'Closed')
  })
  return { ...change, unseen }
}

function auditOf(status: Status) {
  return { action: 'enquiry.status', kind: 'status' as const, detail: `to ${status}` }
}

/**
 * @param day YYYY-MM-DD that `followUpError` accepts; empty clears it
 * @returns `isClosed` if the enquiry is, and gets no date
 */
export async function setFollowUp(
  db: Database,
  actor: Actor,
  id: string,
  day: string,
  now = Date.now(),
): Promise<Change & { isClosed: boolean }> {
  const detail = day === '' ? 'cleared' : `for ${day}`
  const audit = { action: 'enquiry.follow-up', kind: 'follow-up' as const, detail }
  let isClosed = false
  const change = await changeEach(db, actor, [id], audit, now, async (step) => {
    const ofId = and(eq(enquiries.id, id), eq(enquiries.status, 'Closed'))
    isClosed = day !== '' && (await step.tx.$count(enquiries, ofId)) > 0
    return setDueDay(step, id, day)
  })
  return { ...change, isClosed }
}

/** A closed enquiry gets no date: nobody would be reminded. */
export async function setDueDay(step: Step, id: string, day: string): Promise<boolean> {
  const { tx } = step
  const [before] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
  if (!before || before.dueOn === day) return false
  if (day !== '' && before.status === 'Closed') return false
  await tx.update(enquiries).set({ dueOn: day }).where(eq(enquiries.id, id))
  await recordEvent(step, { enquiryId: id, kind: 'follow-up', from: before.dueOn, to: day })
  return true
}

const DESK = 'the desk'
export const SPAM = 'spam'

/** Holds the pending mails and webhooks of spam, and releases them if the flag is removed. */
export async function flagSpam(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  isSpam: boolean,
  now = Date.now(),
): Promise<Change> {
  const audit = { action: isSpam ? 'enquiry.spam' : 'enquiry.not-spam', kind: 'spam' as const }
  return changeEach(db, actor, ids, audit, now, (step, id) => setSpam(step, id, isSpam))
}

export async function setSpam(step: Step, id: string, isSpam: boolean): Promise<boolean> {
  const { tx, actor, now } = step
  const [moved] = await tx
    .update(enquiries)
    .set({ isSpam, spamReasons: isSpam ? `marked by ${actor.name}` : '', updatedAt: now })
    .where(and(eq(enquiries.id, id), eq(enquiries.isSpam, !isSpam)))
    .returning()
  if (!moved) return false
  if (isSpam) await holdDeliveries(tx, id)
  else await releaseDeliveries(tx, id, now)
  const [from, to] = isSpam ? [DESK, SPAM] : [SPAM, DESK]
  await recordEvent(step, { enquiryId: id, kind: 'spam', from, to })
  return true
}
