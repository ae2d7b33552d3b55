import icons from '#app/content/icons.json'
import type { Pictures } from '#app/content/picture'
import scenes from '#app/content/scenes.json'
import { shippedDocuments } from '#app/content/shipped'
import { findDraft as findUnsent } from '#app/http/draft.server'
import { problem } from '#app/http/problem.server'
import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { pathOf, titleOf } from '#app/models/content/catalogue.server'
import {
  currentDocument,
  findNewestVersion,
  shippedDocument,
} from '#app/models/content/draft.server'
import { placeholderValues } from '#app/models/content/facts.server'
import { placeFaults } from '#app/models/content/form/faults.server'
import { readFields } from '#app/models/content/form/fields.server'
import { type Shape, shapeOf } from '#app/models/content/form/shape.server'
import { usedShape } from '#app/models/content/form/shape-value'
import { checkForPublishing, linkTargets } from '#app/models/content/links.server'
import { findDraft, isSameText } from '#app/models/content/stored-draft.server'
import { isHeavy, pageWeight, weightWords } from '#app/models/image/budget'
import { listImages } from '#app/models/image/pictures.server'
import { linksOf } from '#app/routes/site/site-content.server'

export const EDIT = '/admin/site/edit'

/** What the owner changes: the draft, else what is shown. @throws Response 404 */
export async function openDocument(site: Site, id = '') {
  const shape = shapeOf(id)
  const draft = await findDraft(site.db, id)
  const shown = currentDocument(site, id)
  const value = draft?.value ?? shown
  if (!shape || value === undefined) throw problem(404, 'There is no such page')
  return { id, shape, draft, shown, value, isNew: shown === undefined }
}

/** What the page of a document shows. @param query of its URL */
export async function showDocument(
  site: Site,
  adminId: string,
  id: string | undefined,
  query: URLSearchParams,
) {
  const { shape, draft, shown, value: saved, isNew, ...opened } = await openDocument(site, id)
  const unsent = unsentOf(adminId, opened.id)
  const value = unsent ? readFields(shape, unsent.entries, saved) : saved
  const isChoosing = query.has('choose')
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
    base: unsent?.base ?? `${draft?.revision ?? 0}:${version?.id ?? ''}`,
    isUnsent: unsent !== undefined,
    isPending: draft !== undefined && !isSameText(draft.value, shown),
    draft: draft && { by: draft.adminName, ...momentIn(timeZone, draft.updatedAt) },
    published: version &&
      site.published?.documents[opened.id] !== undefined && {
        by: version.adminName,
        ...momentIn(timeZone, version.createdAt),
      },
    isNew,
    isShipped: shippedDocument(opened.id) !== undefined,
    faults: query.get('done') === 'saved' && !unsent ? faultsOf(site, opened.id, shape, value) : [],
    at,
    choosing: isChoosing ? at : '',
    icons: isChoosing ? icons : [],
    scenes: isChoosing ? scenes : [],
    pictures: picturesIn(site, isChoosing ? undefined : value),
    weight: await weightOf(site, opened.id, value),
    links: linkTargets(site),
    placeholders: placeholdersOf(site, opened.id),
  }
}

/** What was typed before the session ended. */
function unsentOf(adminId: string, id: string) {
  const { path, fields } = findUnsent(adminId) ?? {}
  if (path !== `${EDIT}/${id}` || !fields) return undefined
  const entries = Object.entries(fields).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return { entries, base: fields[':base']?.at(-1) }
}

/** @param value whose pictures are wanted; without one, all are */
function picturesIn({ published }: Site, value: unknown): Pictures {
  const all = Object.entries(published?.pictures ?? {})
  const json = JSON.stringify(value)
  return Object.fromEntries(all.filter(([name]) => json?.includes(name) ?? true))
}

/** The logo belongs to no page. */
async function weightOf({ db }: Site, id: string, value: unknown) {
  const weight = pageWeight(id === 'company' ? undefined : value, await listImages(db))
  return { words: weightWords(weight), isHeavy: isHeavy(weight) }
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
