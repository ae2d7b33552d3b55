import type { ServicePage } from '#app/content/page'
import { isPictureName } from '#app/content/picture'
import { type Documents, shippedDocuments } from '#app/content/shipped'
import type { Site } from '#app/models/company/site.server'
import { pathOf, titleOf } from './document-names'
import { toFieldFaults } from './form/faults.server'
import { shapeOf } from './form/shape.server'
import { textsIn } from './form/shape-value'
import { type Checked, type ContentFault, checkDocument } from './kinds.server'
import { FIXED_PAGES, type OwnLink, ownLinks, pagePaths } from './own-links.server'
import { contentOf } from './published.server'
import { textFaults } from './text-faults.server'

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
 * pictures, names of services, placeholders, sample texts, phones and opening hours. Used for publishing.
 */
export function checkForPublishing(site: Site, id: string, value: unknown): Checked {
  const checked = checkDocument(id, value)
  if (!checked.ok) return checked
  const faults = [
    ...brokenLinks(site, id, checked.value),
    ...repeatedAnchors(checked.value),
    ...missingPictures(site, checked.value),
    ...repeatedName(site, id, checked.value),
    ...textFaults(site, id, checked.value),
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

/** An import brings its own pictures, so none are known before. */
function missingPictures({ published }: Site, value: unknown): ContentFault[] {
  const pictures = published?.pictures
  if (!pictures) return []
  return [...textsIn(value)]
    .filter(({ text }) => isPictureName(text) && !Object.hasOwn(pictures, text))
    .map(({ path }) => ({ path, message: 'This picture was deleted: choose another' }))
}

/** The name is the type of the enquiries that come from the page. */
function repeatedName(site: Site, id: string, value: unknown): ContentFault[] {
  if (!id.startsWith('services/')) return []
  const { slug, name } = value as ServicePage
  const others = contentOf(site).services.filter((service) => service.slug !== slug)
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  return isTaken ? [{ path: ['name'], message: 'Another service has this name' }] : []
}

function repeatedAnchors(value: unknown): ContentFault[] {
  const all = anchorsIn(value)
  const repeated = all.filter(
    ({ text }, at) => all.findIndex((other) => other.text === text) !== at,
  )
  return repeated.map(({ path }) => ({ path, message: 'Another part of this page has this name' }))
}

export type PlacedLink = ReturnType<typeof placedLinks>[number]

/** All links to the page `to`; without it, all broken links, also to anchors that owners have renamed or removed. */
export function placedLinks(site: Site, to?: string) {
  const known = pagePaths(contentOf(site))
  const documents = { ...shippedDocuments, ...site.published?.documents }
  const anchors = anchorTargets(documents)
  const isLost = ({ page, target }: OwnLink) =>
    known.has(page) && target !== page && !anchors.has(target.replace(SLIDE, ''))
  const isWanted = (link: OwnLink) =>
    to === undefined ? !known.has(link.page) || isLost(link) : link.page === to
  return Object.entries(documents).flatMap(([document, value]) => {
    const found = [...ownLinks(value, pathOf(document, value))].filter(isWanted)
    const shape = found.length > 0 ? shapeOf(document) : undefined
    if (!shape) return []
    return found.map((link) => {
      const [field] = toFieldFaults(shape, value, [{ path: link.path, message: '' }])
      const page = isLost(link) ? link.target : link.page
      return { document, title: titleOf(document, value), page, field: field?.name ?? '' }
    })
  })
}

/** Number of a slide or step, whose id is that of its section with this number. */
const SLIDE = /-\d{1,2}$/

const COMPONENT_ANCHORS = [
  ...['/#services', '/#partnership', '/#contact', '/contact#write', '/enquiry#send'],
  ...['/careers#apply', '/careers#open-roles'],
]

function anchorTargets(documents: Documents): Set<string> {
  const targets = Object.entries(documents).flatMap(([id, value]) => {
    const names = anchorsIn(value).map(({ text }) => text)
    const common = id.startsWith('policies/') ? ['main', 'contents', 'summary'] : ['main']
    return [...names, ...common].map((name) => `${pathOf(id, value)}#${name}`)
  })
  return new Set([...targets, ...COMPONENT_ANCHORS])
}
