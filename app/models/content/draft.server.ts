import { desc, eq } from 'drizzle-orm'
import { shippedDocuments } from '#app/content/shipped'
import { company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import { newId } from '#app/models/identifier.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import type { Queries, Reads } from '#db/database.server'
import { contentDrafts, contentVersions } from '#db/schema'
import { CONTENT_FORMAT } from './format.server'
import type { ContentFault } from './kinds.server'
import { checkForPublishing } from './links.server'
import { loadPublished } from './load.server'
import { type Draft, findDraft } from './stored-draft.server'

/** Undefined for a document that was made in the desk. */
export function shippedDocument(document: string): unknown {
  return document === 'company' ? company.parse({}) : shippedDocuments[document]
}

/** What a document says now: published, else shipped; undefined for one that is not made yet. */
export function currentDocument(site: Site, document: string): unknown {
  if (document === 'company') return site.published?.documents.company ?? site.company
  return site.published?.documents[document] ?? shippedDocuments[document]
}

/** What was published last; empty where nothing was. */
export async function findNewestVersion(db: Reads, document: string) {
  const [row] = await db
    .select({
      id: contentVersions.id,
      adminName: contentVersions.adminName,
      createdAt: contentVersions.createdAt,
    })
    .from(contentVersions)
    .where(eq(contentVersions.document, document))
    .orderBy(desc(contentVersions.id))
    .limit(1)
  return row
}

export type SaveOutcome = { ok: true; revision: number } | { ok: false; by: Draft | undefined }

interface Save {
  document: string
  value: unknown
  /** Of the draft that the editor had in hand, 0 for none. */
  revision: number
  /** Id of what was published then, empty for nothing; left out by who does not mind. */
  version?: string
  /** For the audit log. */
  act?: string
}

/** @returns the draft in between where somebody else has saved or published meanwhile */
export async function saveDraft(
  { db }: Site,
  { id, name }: Actor,
  { document, value, revision, version, act = 'content.save' }: Save,
): Promise<SaveOutcome> {
  return db.write(async (tx) => {
    const known = await findDraft(tx, document)
    const isNewer =
      version !== undefined && ((await findNewestVersion(tx, document))?.id ?? '') !== version
    if (isNewer || (known?.revision ?? 0) !== revision) return { ok: false, by: known }
    const row = {
      value: JSON.stringify(value),
      revision: revision + 1,
      adminId: id,
      adminName: name,
      updatedAt: Date.now(),
    }
    await tx
      .insert(contentDrafts)
      .values({ document, ...row })
      .onConflictDoUpdate({ target: contentDrafts.document, set: row })
    await recordAct(tx, { id, name }, { act, subjectId: document })
    return { ok: true, revision: revision + 1 }
  })
}

export async function discardDraft({ db }: Site, actor: Actor, document: string): Promise<void> {
  await db.write(async (tx) => {
    await tx.delete(contentDrafts).where(eq(contentDrafts.document, document))
    await recordAct(tx, actor, { act: 'content.discard', subjectId: document })
  })
}

export type PublishOutcome =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'nothing' }
  | { ok: false; reason: 'faults'; faults: ContentFault[] }

/** Makes the draft what everybody sees. @param revision of the draft that was looked at */
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

/** Publishes the shipped text; a document that is not shipped disappears. */
export async function publishShipped(site: Site, actor: Actor, document: string): Promise<void> {
  await site.db.write(async (tx) => {
    await addVersion(tx, actor, document, '')
    await tx.delete(contentDrafts).where(eq(contentDrafts.document, document))
  })
  await loadPublished(site)
}

export async function addVersion(
  tx: Queries,
  actor: Actor,
  document: string,
  value: string,
  act = 'content.publish',
): Promise<void> {
  const [newest] = await tx
    .select({ createdAt: contentVersions.createdAt })
    .from(contentVersions)
    .orderBy(desc(contentVersions.id))
    .limit(1)
  // The newest id is what is shown, also after the clock was set back.
  const now = Math.max(Date.now(), (newest?.createdAt ?? 0) + 1)
  await tx.insert(contentVersions).values({
    id: newId(now),
    document,
    value,
    format: CONTENT_FORMAT,
    adminId: actor.id,
    adminName: actor.name,
    createdAt: now,
  })
  await recordAct(tx, actor, { act, subjectId: document })
}
