import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { newIdAfter } from '#app/models/identifier.server'
import { type Actor, OPERATOR, recordAction } from '#app/models/privacy/audit.server'
import type { Queries } from '#db/database.server'
import { contentDrafts, contentVersions, SHIPPED_VALUE } from '#db/schema'
import { companyFile, readCompany } from './company.server'
import { findDraft, isSavedSince, shippedDocument } from './draft.server'
import type { ContentFault } from './kinds.server'
import { checkForPublishing } from './links.server'
import { loadPublished, newestVersionId } from './load.server'

/** Increase it with a schema change that needs published content to be migrated. */
const CONTENT_FORMAT = 5

type PublishOutcome =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'nothing' }
  | { ok: false; reason: 'faults'; faults: ContentFault[] }

export async function publishDraft(
  site: Site,
  actor: Actor,
  { document, revision }: { document: string; revision: number },
): Promise<PublishOutcome> {
  const outcome = await site.db.write<PublishOutcome>(async (tx) => {
    const draft = await findDraft(tx, document)
    if (!draft) return { ok: false, reason: 'nothing' }
    if (draft.revision !== revision) return { ok: false, reason: 'changed' }
    const checked = checkForPublishing(site, document, draft.value)
    if (!checked.ok) return { ok: false, reason: 'faults', faults: checked.faults }
    await addVersion(tx, actor, document, JSON.stringify(checked.value))
    await tx.delete(contentDrafts).where(eq(contentDrafts.document, document))
    return { ok: true }
  })
  if (outcome.ok) await loadPublished(site)
  return outcome
}

/**
 * Publishes the shipped text; a document without one is removed from the site.
 * @param revision of the draft that the owner saw, 0 for none; not checked if undefined
 * @returns false if a colleague has saved a draft in between
 */
export async function publishShipped(
  site: Site,
  actor: Actor,
  document: string,
  revision?: number,
): Promise<boolean> {
  const action = shippedDocument(document) === undefined ? 'content.remove' : 'content.reset'
  const isDone = await site.db.write(async (tx) => {
    if (await isSavedSince(tx, document, revision)) return false
    await addVersion(tx, actor, document, SHIPPED_VALUE, action)
    await tx.delete(contentDrafts).where(eq(contentDrafts.document, document))
    return true
  })
  if (isDone) await loadPublished(site)
  return isDone
}

/** Imports company.json as the first version. @returns false without the file, or if there is a version */
export async function importCompanyFile({ db, settings }: Site): Promise<boolean> {
  if (!existsSync(companyFile(settings.dataDir))) return false
  return db.write(async (tx) => {
    if ((await tx.$count(contentVersions, eq(contentVersions.document, 'company'))) > 0)
      return false
    await addVersion(tx, OPERATOR, 'company', JSON.stringify(readCompany(settings.dataDir)))
    return true
  })
}

export async function addVersion(
  tx: Queries,
  actor: Actor,
  document: string,
  value: string,
  action = 'content.publish',
): Promise<void> {
  const now = Date.now()
  await tx.insert(contentVersions).values({
    // The newest id is the current version, so ids must increase.
    id: newIdAfter(await newestVersionId(tx), now),
    document,
    value,
    format: CONTENT_FORMAT,
    adminId: actor.id,
    adminName: actor.name,
    createdAt: now,
  })
  await recordAction(tx, actor, { action, subjectId: document })
}
