import type { Content } from '#app/content/content'
import { publicPages } from '#app/content/site-map'
import { textsIn } from './form/shape-value'
import type { ContentFault } from './kinds.server'

/** Pages without a content document. */
export const FIXED_PAGES = ['/enquiry', '/return-refund-policy']

export function pagePaths(content: Content): Set<string> {
  return new Set([...publicPages(content).map(({ path }) => path), ...FIXED_PAGES])
}

export interface OwnLink {
  path: ContentFault['path']
  /** A page of this site, without query and anchor. */
  page: string
  /** The page with the anchor. */
  target: string
}

/** @param own path of the page with the value, for links that are only an anchor */
export function* ownLinks(value: unknown, own?: string): Generator<OwnLink> {
  for (const { path, text } of textsIn(value)) {
    const targets = path.at(-1) === 'href' ? [text] : linksInProse(text)
    for (const target of targets) {
      const href = own && target.startsWith('#') ? own + target : target
      const page = pageOf(href)
      if (page !== undefined) yield { path, page, target: page + (/#.*/.exec(href)?.[0] ?? '') }
    }
  }
}

const PROSE_LINK = /\[([^[\]]{1,300})\]\((\/[^)\s]{0,300})\)/g

function linksInProse(text: string): string[] {
  return [...text.matchAll(PROSE_LINK)].map(([, , href = '']) => href)
}

/** A path with a dot is a file, such as the price list. */
function pageOf(href: string): string | undefined {
  const [page = ''] = href.split(/[?#]/)
  return page.startsWith('/') && !page.includes('.') ? page : undefined
}

/** Removes list entries, buttons and text links to pages that do not exist; others lead to the page above. */
export function withoutBrokenLinks(content: Content): Content {
  const known = pagePaths(content)
  const isBroken = (href: unknown) => {
    const page = typeof href === 'string' ? pageOf(href) : undefined
    return page !== undefined && !known.has(page)
  }
  const pageAbove = (href: string) => {
    let page = href
    while (page !== '' && isBroken(page)) page = page.slice(0, page.lastIndexOf('/'))
    return page || '/'
  }
  const clean = (value: unknown, name?: string): unknown => {
    if (name === 'href' && isBroken(value)) return pageAbove(`${value}`)
    if (typeof value === 'string') {
      return value.replace(PROSE_LINK, (all, words, href) => (isBroken(href) ? words : all))
    }
    if (Array.isArray(value))
      return value.filter((one) => one?.items || !isBroken(one?.href)).map((one) => clean(one))
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).map(([key, inside]) => [key, clean(inside, key)])
    return Object.fromEntries(parts)
  }
  return [...ownLinks(content)].some(({ page }) => !known.has(page))
    ? (clean(content) as Content)
    : content
}
