import { type Documents, shippedDocuments } from '#app/content/shipped'
import type { Company } from '#app/models/company/company'
import { hoursError } from '#app/models/company/fields/hours'
import type { Site } from '#app/models/company/site.server'
import { pathOf, titleOf } from './document-names'
import { toFieldFaults } from './form/faults.server'
import { shapeOf } from './form/shape.server'
import { textsIn } from './form/shape-value'
import { type Checked, type ContentFault, checkDocument } from './kinds.server'
import { FIXED_PAGES, type OwnLink, ownLinks, pagePaths } from './own-links.server'
import { contentOf } from './published.server'
import { textFaults } from './text-faults.server'

/** All targets of internal links: pages, and their sections with an anchor. */
export function linkTargets(site: Site): string[] {
  const { services, tools, policies, menu, prices, roles, ...pages } = contentOf(site)
  const all = [...Object.values(pages), ...services, ...Object.values(tools), ...policies]
  const targets = all.flatMap((page) => [
    page.path,
    ...anchorsIn(page).map(({ text }) => `${page.path}#${text}`),
  ])
  return [...targets, ...FIXED_PAGES]
}

const anchorsIn = (value: unknown) =>
  [...textsIn(value)].filter(({ path }) => path.at(-1) === 'anchor')

/**
 * Like `checkDocument`, but with the rules that content published by an older program may break: links, anchors,
 * placeholders, sample texts and opening hours. Used for publishing.
 */
export function checkForPublishing(site: Site, id: string, value: unknown): Checked {
  const checked = checkDocument(id, value)
  if (!checked.ok) return checked
  const faults = [
    ...brokenLinks(site, id, checked.value),
    ...repeatedAnchors(checked.value),
    ...textFaults(site, id, checked.value),
    ...(id === 'company' ? hoursFaults(checked.value as Company) : []),
  ]
  return faults.length > 0 ? { ok: false, faults } : checked
}

export function brokenLinks(site: Site, id: string, value: unknown): ContentFault[] {
  const known = pagePaths(contentOf(site))
  if (id.startsWith('services/')) known.add(`/digital-marketting/${id.slice('services/'.length)}`)
  return [...ownLinks(value)]
    .filter(({ page }) => !known.has(page))
    .map(({ path, page }) => ({ path, message: `There is no published page ${page}` }))
}

function hoursFaults(company: Company): ContentFault[] {
  const message = hoursError(company)
  return message === undefined ? [] : [{ path: ['closesAt'], message }]
}

function repeatedAnchors(value: unknown): ContentFault[] {
  const all = anchorsIn(value)
  const repeated = all.filter(
    ({ text }, at) => all.findIndex((other) => other.text === text) !== at,
  )
  return repeated.map(({ path }) => ({ path, message: 'Another part of this page has this name' }))
}

/** A link in the current content, and the field that holds it. */
export type PlacedLink = ReturnType<typeof placedLinks>[number]

/** All links to the page `to`; without it, all broken links, also to anchors that owners have renamed or removed. */
export function placedLinks(site: Site, to?: string) {
  const known = pagePaths(contentOf(site))
  const documents = { ...shippedDocuments, ...site.published?.documents }
  const anchors = anchorTargets(documents)
  // Other anchors are part of the components.
  const lost = new Set([...anchorTargets(shippedDocuments)].filter((one) => !anchors.has(one)))
  const isWanted = ({ page, target }: OwnLink) =>
    to === undefined ? !known.has(page) || lost.has(target) : page === to
  return Object.entries(documents).flatMap(([document, value]) => {
    const found = [...ownLinks(value)].filter(isWanted)
    const shape = found.length > 0 ? shapeOf(document) : undefined
    if (!shape) return []
    return found.map(({ path, page, target }) => {
      const [field] = toFieldFaults(shape, value, [{ path, message: '' }])
      const title = titleOf(document, value)
      return { document, title, page: lost.has(target) ? target : page, field: field?.name ?? '' }
    })
  })
}

function anchorTargets(documents: Documents): Set<string> {
  const targets = Object.entries(documents).flatMap(([id, value]) =>
    anchorsIn(value).map(({ text }) => `${pathOf(id, value)}#${text}`),
  )
  return new Set(targets)
}
