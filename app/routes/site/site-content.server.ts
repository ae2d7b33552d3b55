import type { Content } from '#app/content/content'
import type { Page } from '#app/content/page'
import { type Documents, shippedDocuments } from '#app/content/shipped'
import { findAdmin } from '#app/http/session-cookie.server'
import type { Company } from '#app/models/company/company'
import { type Site, site } from '#app/models/company/site.server'
import { titleOf } from '#app/models/content/document-names'
import { listDrafts } from '#app/models/content/draft.server'
import { filledContent, type POLICY_LINKS } from '#app/models/content/facts.server'
import { checkDocument } from '#app/models/content/kinds.server'
import { contentOf } from '#app/models/content/published.server'
import sectionStyles from '#app/styles/pages/sections.css?url'
import type { Links } from '#app/ui/prose'

interface ShownSite {
  content: Content
  company: Company
  /** Set when drafts are shown; `refused` names the drafts left out because they break a rule. */
  preview?: { refused: string[] }
}

/** The published content; for staff with `?preview` in the URL, the drafts. */
export async function shownSite(request: Request): Promise<ShownSite> {
  const opened = site()
  if (new URL(request.url).searchParams.has('preview') && (await findAdmin(request))) {
    return readDrafts(opened)
  }
  return { content: contentOf(opened), company: opened.company }
}

async function readDrafts(site: Site): Promise<ShownSite> {
  const drafts: Record<string, unknown> = {}
  const refused: string[] = []
  for (const { document, value } of await listDrafts(site.db)) {
    const checked = checkDocument(document, value)
    if (checked.ok) drafts[document] = checked.value
    else refused.push(titleOf(document, value))
  }
  const documents: Documents = { ...shippedDocuments, ...site.published?.documents, ...drafts }
  const company = (drafts.company as Company | undefined) ?? site.company
  const content = filledContent(documents, company, { pictures: site.published?.pictures })
  return { content, company, preview: { refused } }
}

/** The build draws share images of the shipped services only. */
export function hasShareImage({ slug }: { slug: string }): boolean {
  return Object.hasOwn(shippedDocuments, `services/${slug}`)
}

/**
 * The sheet of a route has the styles of the sections that its shipped pages have.
 * @param shipped id of these pages, or what their ids begin with
 * @returns URL of a sheet for all sections, if the page has others
 */
export function moreStylesFor({ sections }: Pick<Page, 'sections'>, shipped: string) {
  const pages = Object.entries(shippedDocuments).filter(([id]) => id.startsWith(shipped))
  const styled = pages.flatMap(([, page]) => (page as Page).sections.map(({ kind }) => kind))
  return sections.every(({ kind }) => styled.includes(kind)) ? undefined : sectionStyles
}

export function linksOf(company: Company) {
  const mail = (address: string) => ({ text: address, href: `mailto:${address}` })
  return {
    email: mail(company.email),
    privacyEmail: mail(company.privacyEmail || company.email),
    website: { text: company.website.replace(/^https:\/\//, ''), href: company.website },
  } satisfies Links & Record<(typeof POLICY_LINKS)[number], unknown>
}
