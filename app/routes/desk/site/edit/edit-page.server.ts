import icons from '#app/content/icons.json'
import scenes from '#app/content/scenes.json'
import { shippedDocuments } from '#app/content/shipped'
import { problem } from '#app/http/problem.server'
import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { pathOf, titleOf } from '#app/models/content/catalogue.server'
import { currentDocument, findDraft, findNewestVersion } from '#app/models/content/draft.server'
import { placeholderValues } from '#app/models/content/facts.server'
import { placeFaults } from '#app/models/content/form-faults.server'
import { type Shape, shapeOf, usedShape } from '#app/models/content/form-shape.server'
import { checkForPublishing, linkTargets } from '#app/models/content/links.server'
import { linksOf } from '#app/routes/site/site-content.server'

export const EDIT = '/admin/site/edit'

/** What the owner changes: the draft, else what is shown. @throws Response 404 */
export async function openDocument(site: Site, id = '') {
  const shape = shapeOf(id)
  const draft = await findDraft(site.db, id)
  const shown = currentDocument(site, id)
  const value = draft?.value ?? shown
  if (!shape || value === undefined) throw problem(404, 'There is no such page')
  return { id, shape, draft, value, isNew: shown === undefined }
}

/** What the page of a document shows. @param query of its URL */
export async function showDocument(site: Site, id: string | undefined, query: URLSearchParams) {
  const { shape, draft, value, isNew, ...opened } = await openDocument(site, id)
  const version = await findNewestVersion(site.db, opened.id)
  const { timeZone } = site.company
  const at = query.get('at') ?? ''
  return {
    id: opened.id,
    title: titleOf(opened.id, value),
    path: pathOf(opened.id, value),
    shape: usedShape(shape, value),
    value,
    revision: draft?.revision ?? 0,
    version: version?.id ?? '',
    draft: draft && { by: draft.adminName, ...momentIn(timeZone, draft.updatedAt) },
    published: version &&
      site.published?.documents[opened.id] !== undefined && {
        by: version.adminName,
        ...momentIn(timeZone, version.createdAt),
      },
    isNew,
    isShipped: opened.id === 'company' || Object.hasOwn(shippedDocuments, opened.id),
    faults: query.get('done') === 'saved' ? faultsOf(site, opened.id, shape, value) : [],
    at,
    choosing: query.has('choose') ? at : '',
    icons: query.has('choose') ? icons : [],
    scenes: query.has('choose') ? scenes : [],
    links: linkTargets(site),
    placeholders: placeholdersOf(site, opened.id),
  }
}

export function faultsOf(site: Site, id: string, shape: Shape, value: unknown) {
  const checked = checkForPublishing(site, id, value)
  return checked.ok ? [] : placeFaults(shape, value, checked.faults)
}

function placeholdersOf(site: Site, id: string): [name: string, value: string][] {
  if (['company', 'menu', 'prices'].includes(id)) return []
  const documents = { ...shippedDocuments, ...site.published?.documents }
  const links = id.startsWith('policies/') ? Object.entries(linksOf(site.company)) : []
  return [
    ...Object.entries(placeholderValues(documents, site.company)),
    ...links.map(([name, { text }]): [string, string] => [name, text]),
  ]
}
