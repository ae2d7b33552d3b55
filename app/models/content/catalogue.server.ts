import { and, like, ne } from 'drizzle-orm'
import { shippedDocuments } from '#app/content/shipped'
import type { Site } from '#app/models/company/site.server'
import { contentVersions, SHIPPED_VALUE } from '#db/schema'
import { pathOf, titleOf } from './document-names'
import { currentDocument, listDrafts } from './draft.server'
import { partOf } from './form/shape-value'
import { isNewest } from './load.server'

/** Every document, in the order of the site. */
export async function listDocuments(site: Site) {
  const drafts = new Map((await listDrafts(site.db)).map((draft) => [draft.document, draft]))
  const published = await newestChanges(site)
  const lastTexts = await lastServiceTexts(site)
  const added = Object.keys(site.published?.documents ?? {})
  const known = new Set(['company', ...Object.keys(shippedDocuments), ...added])
  const ids = new Set([...known, ...drafts.keys(), ...lastTexts.keys()])
  const entries = [...ids].map((id) => {
    const draft = drafts.get(id)
    // A service page that was taken off the site; its versions are kept.
    const isRemoved = !draft && !known.has(id)
    const value = currentDocument(site, id) ?? draft?.value ?? lastTexts.get(id)
    return {
      id,
      title: titleOf(id, value),
      /** Undefined also for the company and the menu, which are on every page. */
      path: isRemoved ? undefined : pathOf(id, value),
      /** Order of a service in lists; 0 for other documents. */
      order: Number(partOf(value, 'order')) || 0,
      draft: draft && { adminName: draft.adminName, at: draft.updatedAt },
      published: published.get(id),
      isRemoved,
    }
  })
  return entries.sort((a, b) => a.order - b.order || (a.path ?? a.id).localeCompare(b.path ?? b.id))
}

async function newestChanges({ db }: Site) {
  const { document, adminName, createdAt, value } = contentVersions
  const rows = await db
    .select({ document, adminName, at: createdAt })
    .from(contentVersions)
    .where(and(isNewest(db), ne(value, SHIPPED_VALUE)))
  return new Map(rows.map(({ document: name, ...change }) => [name, change]))
}

async function lastServiceTexts({ db }: Site): Promise<Map<string, unknown>> {
  const { document, value } = contentVersions
  const isService = and(like(document, 'services/%'), ne(value, SHIPPED_VALUE))
  const rows = await db
    .select({ document, value })
    .from(contentVersions)
    .where(isNewest(db, isService))
  return new Map(rows.map((row) => [row.document, JSON.parse(row.value)]))
}
