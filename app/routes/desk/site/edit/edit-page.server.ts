import icons from '#app/content/icons.json'
import type { Pictures } from '#app/content/picture'
import scenes from '#app/content/scenes.json'
import { findUnsentForm as findUnsent } from '#app/http/unsent-form.server'
import { momentWithin } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { draftedCompany } from '#app/models/content/company-draft.server'
import { pathOf, titleOf } from '#app/models/content/document-names'
import {
  baseOf,
  findNewestVersion,
  isSameText,
  shippedDocument,
} from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { placeholderValues } from '#app/models/content/facts.server'
import { toFieldFaults } from '#app/models/content/form/faults.server'
import { readFields } from '#app/models/content/form/fields.server'
import type { Shape } from '#app/models/content/form/shape.server'
import { usedShape } from '#app/models/content/form/shape-value'
import {
  brokenLinks,
  checkForPublishing,
  linkTargets,
  type PlacedLink,
  placedLinks,
} from '#app/models/content/links.server'
import { isHeavy, pageWeight, weightWords } from '#app/models/image/budget'
import { listImages } from '#app/models/image/pictures.server'
import { openDocument } from '#app/routes/desk/site/document.server'
import { linksOf } from '#app/routes/site/site-content.server'

export async function showDocument(
  site: Site,
  adminId: string,
  id: string | undefined,
  query: URLSearchParams,
) {
  const { shape, draft, shown, value: saved, isNew, ...opened } = await openDocument(site, id)
  const unsent = await unsentOf(adminId, opened.id)
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
    base: unsent?.base ?? baseOf(draft, version?.id),
    isUnsent: unsent !== undefined,
    isPending: draft !== undefined && !isSameText(draft.value, shown),
    draft: draft && { by: draft.adminName, ...momentWithin(timeZone, draft.updatedAt) },
    // An import publishes beside a draft.
    isDraftOlder: draft && version && draft.updatedAt < version.createdAt,
    published: version &&
      site.published?.documents[opened.id] !== undefined && {
        by: version.adminName,
        ...momentWithin(timeZone, version.createdAt),
      },
    isNew,
    isShipped: shippedDocument(opened.id) !== undefined,
    ...faultsToShow(site, { id: opened.id, shape, value }, doneIn(query, unsent, draft)),
    at,
    isDone: query.has('done'),
    choosing: isChoosing ? at : '',
    icons: isChoosing ? icons : [],
    scenes: isChoosing ? scenes : [],
    pictures: picturesIn(site, isChoosing ? undefined : value),
    weight: await weightOf(site, opened.id, value),
    headline: await headlineOf(site, opened.id),
    links: linkTargets(site),
    placeholders: placeholdersOf(site, opened.id),
  }
}

const doneIn = (query: URLSearchParams, unsent: unknown, draft: unknown) => {
  if (unsent) return 'unsent'
  const isAtItem = query.has('item') || query.has('choose')
  return query.get('done') ?? (draft && !isAtItem ? 'drafted' : '')
}

/** Shows all faults of a draft, unless an item was just added; without a draft, only broken links. */
function faultsToShow(
  site: Site,
  { id, shape, value }: { id: string; shape: Shape; value: unknown },
  done: string,
) {
  const isJustSaved = done === 'saved'
  const isDraft = isJustSaved || done === 'drafted'
  const links = () => toFieldFaults(shape, value, brokenLinks(site, id, value))
  const faults = isDraft ? faultsOf(site, id, shape, value) : links()
  // Links of this document to missing pages are among its faults.
  const isNotFault = ({ document, page }: PlacedLink) => document !== id || page.includes('#')
  const elsewhere = done === 'published' ? placedLinks(site).filter(isNotFault) : []
  return { faults: done === 'unsent' ? [] : faults, isJustSaved, isDraft, elsewhere }
}

async function unsentOf(adminId: string, id: string) {
  const { path, fields } = (await findUnsent(adminId)) ?? {}
  if (path !== editUrl(id) || !fields) return undefined
  const entries = Object.entries(fields).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return { entries, base: fields[':base']?.at(-1) }
}

export function faultsOf(site: Site, id: string, shape: Shape, value: unknown) {
  const checked = checkForPublishing(site, id, value)
  return checked.ok ? [] : toFieldFaults(shape, value, checked.faults)
}

/** @param value document whose pictures to return; undefined for all pictures */
function picturesIn({ published }: Site, value: unknown): Pictures {
  const all = Object.entries(published?.pictures ?? {})
  const json = JSON.stringify(value)
  return Object.fromEntries(all.filter(([name]) => json?.includes(name) ?? true))
}

/** The document `company` counts 0: its logo belongs to no page. */
async function weightOf({ db }: Site, id: string, value: unknown) {
  const weight = pageWeight(id === 'company' ? undefined : value, await listImages(db))
  return { words: weightWords(weight), isHeavy: isHeavy(weight) }
}

function placeholdersOf(site: Site, id: string): [name: string, value: string][] {
  if (['company', 'menu', 'prices'].includes(id)) return []
  const links = id.startsWith('policies/') ? Object.entries(linksOf(site.company)) : []
  return [
    ...Object.entries(placeholderValues(site)),
    ...links.map(([name, { text }]): [string, string] => [name, text]),
  ]
}

async function headlineOf(site: Site, id: string): Promise<string> {
  if (id !== 'pages/home') return ''
  const { name, nameSuffix } = (await draftedCompany(site)).company
  return `${`${name}`.toUpperCase()} ${nameSuffix}`.trim()
}
