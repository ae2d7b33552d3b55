import type { Content } from '#app/content/content'
import { shippedDocuments } from '#app/content/shipped'
import { findAdmin } from '#app/http/session.server'
import type { Company } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { draftContent } from '#app/models/content/preview.server'
import { contentOf } from '#app/models/content/published.server'
import type { Links } from '#app/ui/prose'

export interface Shown {
  content: Content
  company: Company
  /** Staff look at what is not published yet; drafts that break a rule are left out. */
  preview?: { refused: string[] }
}

/** What a page shows; with `?preview` the drafts too, for staff alone. */
export async function shownSite(request: Request): Promise<Shown> {
  const opened = site()
  if (new URL(request.url).searchParams.has('preview') && (await findAdmin(request))) {
    const { refused, ...shown } = await draftContent(opened)
    return { ...shown, preview: { refused } }
  }
  return { content: contentOf(opened), company: opened.company }
}

/** Share images are drawn by the build. */
export function hasShareImage({ slug }: { slug: string }): boolean {
  return Object.hasOwn(shippedDocuments, `services/${slug}`)
}

export function linksOf(company: Company): Links {
  const mail = (address: string) => ({ text: address, href: `mailto:${address}` })
  return {
    email: mail(company.email),
    privacyEmail: mail(company.privacyEmail || company.email),
    website: { text: company.website.replace(/^https:\/\//, ''), href: company.website },
  }
}
