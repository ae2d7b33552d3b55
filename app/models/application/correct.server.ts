import { eq } from 'drizzle-orm'
import { removeUnusedBounces } from '#app/models/inbox/bounce.server'
import { correctAddress } from '#app/models/mail/outbox.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { type CorrectionOutcome, describeCorrection } from '#app/models/privacy/correction'
import type { Database, Reads } from '#db/database.server'
import { applications } from '#db/schema'
import { yearsOf } from './application'
import { lastEvent, recordEvent } from './history.server'
import type { DetailsInput } from './rules'
import { searchColumns } from './search-text.server'

const DETAILS = [
  { name: 'fullName', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'jobRole', label: 'Role' },
  { name: 'experience', label: 'Experience' },
  { name: 'gender', label: 'Gender' },
] as const

/** @returns id of the last correction, '' if there is none: the base of the next one */
export async function lastCorrection(db: Reads, applicationId: string): Promise<string> {
  return (await lastEvent(db, applicationId, 'correction'))?.id ?? ''
}

export async function correctApplication(
  db: Database,
  actor: Actor,
  id: string,
  input: DetailsInput,
  base: string,
): Promise<CorrectionOutcome | undefined> {
  return db.write(async (tx) => {
    const [before] = await tx.select().from(applications).where(eq(applications.id, id))
    if (!before) return undefined
    const { labels, note } = describeCorrection(DETAILS, before, input)
    if (note === '') return 'unchanged'
    if ((await lastCorrection(tx, id)) !== base) return 'conflict'
    const experienceYears = yearsOf(input.experience)
    const columns = { ...input, experienceYears, ...searchColumns(input) }
    await tx.update(applications).set(columns).where(eq(applications.id, id))
    await correctAddress(tx, id, { from: before.email, to: input.email })
    await removeUnusedBounces(tx, [before.emailKey])
    await recordEvent(tx, actor, { applicationId: id, kind: 'correction', note })
    await recordAction(tx, actor, {
      action: 'application.correction',
      subjectId: id,
      detail: labels,
    })
    return 'corrected'
  })
}
