import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import { shippedDocuments } from '#app/content/shipped'
import { company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import type { Reads } from '#db/database.server'
import { contentDrafts, contentVersions } from '#db/schema'
import { checkDocument } from './kinds.server'

type DraftRow = typeof contentDrafts.$inferSelect

export interface Draft extends Omit<DraftRow, 'value'> {
  value: unknown
}

export async function findDraft(db: Reads, document: string): Promise<Draft | undefined> {
  const [row] = await db.select().from(contentDrafts).where(eq(contentDrafts.document, document))
  return row && { ...row, value: JSON.parse(row.value) }
}

export async function listDrafts(db: Reads): Promise<Draft[]> {
  const rows = await db.select().from(contentDrafts).orderBy(desc(contentDrafts.updatedAt))
  return rows.map((row) => ({ ...row, value: JSON.parse(row.value) }))
}

export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** Removes values that JSON omits, such as undefined. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null')

/** Undefined for a document that was created in the desk. */
export function shippedDocument(document: string): unknown {
  return document === 'company' ? company.parse({}) : shippedDocuments[document]
}

export function currentDocument(site: Site, document: string): unknown {
  if (document === 'company') return site.published?.documents.company ?? site.company
  return site.published?.documents[document] ?? shippedDocuments[document]
}

export async function findNewestVersion(db: Reads, document: string) {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.document, document))
    .orderBy(desc(contentVersions.id))
    .limit(1)
  return row
}

type SaveOutcome = { ok: true; revision: number } | { ok: false; by: Draft | undefined }

interface Save {
  document: string
  value: unknown
  /** Revision of the draft that the form was rendered from, 0 for none. */
  revision: number
  /** Id of the version published then, empty for none; not checked if undefined. */
  version?: string
  action?: string
}

/** Revision and version for the form, so that its post does not overwrite a colleague's change. */
export const baseOf = (draft: { revision: number } | undefined, version = '') =>
  `${draft?.revision ?? 0}:${version}`

export async function currentBase(db: Reads, document: string): Promise<string> {
  return baseOf(await findDraft(db, document), (await findNewestVersion(db, document))?.id)
}

export function readBase(base: string): { revision: number; version: string } {
  const [revision = '', version = ''] = base.split(':', 2)
  return { revision: Number.parseInt(revision, 10) || 0, version }
}

/** The first revision is random, so that a new draft is not taken for a discarded or published one. */
const MAX_FIRST = 2 ** 30

/**
 * Stores the same text once if it is sent twice, as by a double click.
 * @returns the stored draft if a colleague has saved or published in between; revision 0 if the same text is already
 * published
 */
export async function saveDraft(
  { db }: Site,
  { id, name }: Actor,
  { document, value, revision, version, action = 'content.save' }: Save,
): Promise<SaveOutcome> {
  return db.write(async (tx) => {
    const known = await findDraft(tx, document)
    const newest = await findNewestVersion(tx, document)
    const isNewer = version !== undefined && (newest?.id ?? '') !== version
    if (isNewer || (known?.revision ?? 0) !== revision) {
      const isStored = known ? isSameText(known.value, value) : isPublished(newest, document, value)
      return isStored ? { ok: true, revision: known?.revision ?? 0 } : { ok: false, by: known }
    }
    const next = known ? revision + 1 : randomInt(1, MAX_FIRST)
    const row = {
      value: JSON.stringify(value),
      revision: next,
      adminId: id,
      adminName: name,
      updatedAt: Date.now(),
    }
    await tx
      .insert(contentDrafts)
      .values({ document, ...row })
      .onConflictDoUpdate({ target: contentDrafts.document, set: row })
    await recordAction(tx, { id, name }, { action, subjectId: document })
    return { ok: true, revision: next }
  })
}

function isPublished(version: { value: string } | undefined, document: string, value: unknown) {
  if (!version?.value) return false
  const checked = checkDocument(document, value)
  return checked.ok && isSameText(checked.value, JSON.parse(version.value))
}

/**
 * @param revision of the draft that the owner saw; not checked if undefined
 * @returns false if a colleague has saved the draft in between
 */
export async function discardDraft(
  { db }: Site,
  actor: Actor,
  document: string,
  revision?: number,
): Promise<boolean> {
  return db.write(async (tx) => {
    if (await isSavedSince(tx, document, revision)) return false
    await tx.delete(contentDrafts).where(eq(contentDrafts.document, document))
    await recordAction(tx, actor, { action: 'content.discard', subjectId: document })
    return true
  })
}

/** @param revision of the draft that the owner saw, 0 for none */
export async function isSavedSince(tx: Reads, document: string, revision: number | undefined) {
  if (revision === undefined) return false
  const draft = await findDraft(tx, document)
  return draft !== undefined && draft.revision !== revision
}
