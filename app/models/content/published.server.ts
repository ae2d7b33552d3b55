import { and, desc, eq, ne } from 'drizzle-orm'
import type { Content } from '#app/content/content'
import type { Roles } from '#app/content/schemas/roles'
import { type Documents, shippedDocuments } from '#app/content/shipped'
import { publicUrls } from '#app/content/site-map'
import { dayIn, endOfDay, startOfDay } from '#app/models/company/calendar'
import type { Company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import { contentVersions } from '#db/schema'
import { filledContent } from './facts.server'

const NO_DOCUMENTS: Documents = {}
let memo: { documents: Documents; company: Company; content: Content; until: number } | undefined

/** URLs of pages that are the same for every visitor, including those of other languages. */
export function publicPaths(site: Site): string[] {
  return publicUrls(contentOf(site)).map(({ path }) => path)
}

/** The current content, with placeholders filled. Memoized until it changes or a role opens or closes. */
export function contentOf({ published, company }: Site): Content {
  const documents = published?.documents ?? NO_DOCUMENTS
  const now = Date.now()
  if (memo?.documents !== documents || memo.company !== company || now >= memo.until) {
    const all = { ...shippedDocuments, ...documents }
    const today = dayIn(company.timeZone, now)
    const content = filledContent(all, company, { pictures: published?.pictures, today })
    memo = { documents, company, content, until: nextChange(all.roles as Roles, company, now) }
  }
  return memo.content
}

/** The time when the next role opens or closes. */
function nextChange({ roles }: Roles, { timeZone }: Company, now: number): number {
  const days = roles.flatMap(({ opensOn = '', closesOn = '' }) => [
    startOfDay(timeZone, opensOn) ?? 0,
    (endOfDay(timeZone, closesOn) ?? 0) + 1,
  ])
  return Math.min(...days.filter((instant) => instant > now))
}

let roleNames: { site: Site; newest: string | undefined; names: string[] } | undefined

/** The names of all roles that were ever published or shipped; the current ones come first. */
export async function listRoleNames(site: Site): Promise<string[]> {
  const newest = site.published?.newest
  if (roleNames?.site !== site || roleNames.newest !== newest) {
    roleNames = { site, newest, names: await readRoleNames(site) }
  }
  return roleNames.names
}

async function readRoleNames({ db, published }: Site): Promise<string[]> {
  const versions = await db
    .select({ value: contentVersions.value })
    .from(contentVersions)
    .where(and(eq(contentVersions.document, 'roles'), ne(contentVersions.value, '')))
    .orderBy(desc(contentVersions.id))
  const earlier = versions.map(({ value }) => JSON.parse(value))
  const shipped = shippedDocuments.roles
  const all = [published?.documents.roles ?? shipped, ...earlier, shipped] as Roles[]
  return [...new Set(all.flatMap(({ roles }) => roles.map(({ name }) => name)))]
}
