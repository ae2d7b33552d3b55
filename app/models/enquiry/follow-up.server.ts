import { and, eq } from 'drizzle-orm'
import type { Actor } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { enquiries } from '#db/schema'
import { type Change, changeEach } from './bulk.server'
import { recordEvent, type Step } from './history.server'

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
