import { eq } from 'drizzle-orm'
import { removeUnusedBounces } from '#app/models/inbox/bounce.server'
import { correctAddress } from '#app/models/mail/outbox.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { type CorrectionOutcome, describeCorrection } from '#app/models/privacy/correction'
import type { Database, Reads } from '#db/database.server'
import { enquiries } from '#db/schema'
import { type DetailsInput, readDetails, searchColumns, showDetails } from './details.server'
import { detailFields } from './enquiry'
import { lastEvent, recordEvent } from './history.server'

const DETAILS = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  ...detailFields.map(({ name, label, staffLabel = label }) => ({ name, label: staffLabel })),
] as const

/** @returns id of the last correction, '' if there is none: the base of the next one */
export async function lastCorrection(db: Reads, enquiryId: string): Promise<string> {
  return (await lastEvent(db, enquiryId, 'correction'))?.id ?? ''
}

export async function correctEnquiry(
  db: Database,
  actor: Actor,
  id: string,
  input: DetailsInput,
  { base, now = Date.now() }: { base: string; now?: number },
): Promise<CorrectionOutcome | undefined> {
  return db.write(async (tx) => {
    const [before] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
    if (!before) return undefined
    const { countryCode, reference } = before
    const details = readDetails({ ...input, countryCode })
    const { labels, note } = describeCorrection(DETAILS, showDetails(before), showDetails(details))
    if (note === '') return 'unchanged'
    if ((await lastCorrection(tx, id)) !== base) return 'conflict'
    const columns = { ...details, ...searchColumns(reference, details), updatedAt: now }
    await tx.update(enquiries).set(columns).where(eq(enquiries.id, id))
    await correctAddress(tx, id, { from: before.email, to: details.email })
    await removeUnusedBounces(tx, [before.emailKey])
    const step = { tx, actor, batch: '', now }
    await recordEvent(step, { enquiryId: id, kind: 'correction', note })
    const entry = { action: 'enquiry.correction', subjectId: id, detail: labels, now }
    await recordAction(tx, actor, entry)
    return 'corrected'
  })
}
