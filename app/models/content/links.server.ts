import { publicPages } from '#app/content/site-map'
import type { Site } from '#app/models/company/site.server'
import { type Checked, type ContentFault, checkDocument } from './kinds.server'
import { contentOf } from './published.server'

/** Pages that no document describes. */
const OTHERS = ['/enquiry', '/return-refund-policy']

function pagePaths(site: Site): string[] {
  return [...publicPages(contentOf(site)).map(({ path }) => path), ...OTHERS]
}

/** What a link may lead to: pages, and the parts of them that have a name. */
export function linkTargets(site: Site): string[] {
  const { services, tools, policies, menu, prices, roles, ...pages } = contentOf(site)
  const all = [...Object.values(pages), ...services, ...Object.values(tools), ...policies]
  const targets = all.flatMap((page) => [
    page.path,
    ...[...anchorsIn(page)].map((anchor) => `${page.path}#${anchor}`),
  ])
  return [...targets, ...OTHERS]
}

function* anchorsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'anchor' && typeof inside === 'string') yield inside
    else yield* anchorsIn(inside)
  }
}

/** As `checkDocument`, and links to pages of the site lead somewhere: asked when something is published. */
export function checkForPublishing(site: Site, id: string, value: unknown): Checked {
  const checked = checkDocument(id, value)
  if (!checked.ok) return checked
  const known = new Set(pagePaths(site))
  if (id.startsWith('services/')) known.add(`/digital-marketting/${id.slice('services/'.length)}`)
  const faults = [...brokenLinks(checked.value, known, [])]
  return faults.length > 0 ? { ok: false, faults } : checked
}

function* brokenLinks(
  value: unknown,
  known: ReadonlySet<string>,
  path: ContentFault['path'],
): Generator<ContentFault> {
  if (typeof value === 'string') {
    const targets = path.at(-1) === 'href' ? [value] : linksInProse(value)
    for (const target of targets.filter((href) => isBroken(href, known))) {
      yield { path, message: `There is no page ${target}` }
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* brokenLinks(item, known, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) {
      yield* brokenLinks(inside, known, [...path, key])
    }
  }
}

function linksInProse(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)\s]{0,300})\)/g)].map(([, href = '']) => href)
}

/** Names with a dot are files, such as the price list. */
function isBroken(href: string, known: ReadonlySet<string>): boolean {
  if (!href.startsWith('/')) return false
  const [page = ''] = href.split(/[?#]/)
  return !page.includes('.') && !known.has(page)
}
