import { and, desc, eq, ne } from 'drizzle-orm'
import type { Content } from '#app/content/content'
import type { Roles } from '#app/content/schemas/roles'
import { shippedDocuments } from '#app/content/shipped'
import { publicUrls } from '#app/content/site-map'
import { dayIn, endOfDay } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { contentVersions, SHIPPED_VALUE } from '#db/schema'
import { filledContent } from './facts.server'

let memo: (Pick<Site, 'published' | 'company'> & { until: number; content: Content }) | undefined

/** URLs of pages that are the same for every visitor, including those of other languages. */
export function publicPaths(site: Site): string[] {
  return publicUrls(contentOf(site)).map(({ path }) => path)
}

/** The current content, with placeholders filled. Memoized until it or the day changes, because roles open and close by day. */
export function contentOf({ published, company }: Site): Content {
  const now = Date.now()
  if (memo?.published !== published || memo?.company !== company || now >= memo.until) {
    const today = dayIn(company.timeZone, now)
    const all = { ...shippedDocuments, ...published?.documents }
    const content = filledContent(all, company, { pictures: published?.pictures, today })
    memo = { published, company, content, until: endOfDay(company.timeZone, today) ?? now }
  }
  return memo.content
}

/** The names of all roles that were ever published or shipped; the current ones come first. */
export async function listRoleNames({ db, published }: Site): Promise<string[]> {
  const versions = await db
    .select({ value: contentVersions.value })
    .from(contentVersions)
    .where(and(eq(contentVersions.document, 'roles'), ne(contentVersions.value, SHIPPED_VALUE)))
    .orderBy(desc(contentVersions.id))
  const earlier = versions.map(({ value }) => JSON.parse(value))
  const shipped = shippedDocuments.roles
  const all = [published?.documents.roles ?? shipped, ...earlier, shipped] as Roles[]
  return [...new Set(all.flatMap(({ roles }) => roles.map(({ name }) => name)))]
}
