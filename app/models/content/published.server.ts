import { and, inArray, max, ne } from 'drizzle-orm'
import type { Content } from '#app/content/content'
import type { Roles } from '#app/content/schemas/roles'
import { type Documents, shippedDocuments } from '#app/content/shipped'
import { publicPages } from '#app/content/site-map'
import { dayIn, endOfDay, startOfDay } from '#app/models/company/calendar'
import type { Company } from '#app/models/company/company'
import type { Published, Site } from '#app/models/company/site.server'
import { readPictures } from '#app/models/image/pictures.server'
import type { Reads } from '#db/database.server'
import { contentVersions } from '#db/schema'
import { readCompanyOf } from './company.server'
import { filledContent } from './facts.server'
import { type ContentFault, checkDocument, migrated } from './kinds.server'

export interface Refused {
  document: string
  faults: ContentFault[]
}

/** Reads what is published into the site. @throws SettingsError for a bad company.json */
export async function loadPublished(site: Site): Promise<void> {
  const published = await readPublished(site.db)
  site.company = await readCompanyOf(site)
  site.published = published
}

/** Reads again what another process has published, such as the command line. */
export async function refreshPublished(site: Site): Promise<void> {
  if ((await newestVersion(site.db)) !== site.published?.newest) await loadPublished(site)
}

async function newestVersion(db: Reads): Promise<string> {
  const [row] = await db.select({ id: max(contentVersions.id) }).from(contentVersions)
  return row?.id ?? ''
}

async function readPublished(db: Reads): Promise<Published> {
  const newest = await newestVersion(db)
  const latest = db
    .select({ id: max(contentVersions.id) })
    .from(contentVersions)
    .groupBy(contentVersions.document)
  const rows = await db
    .select()
    .from(contentVersions)
    .where(and(inArray(contentVersions.id, latest), ne(contentVersions.value, '')))
  const documents: Record<string, unknown> = {}
  const refused: Refused[] = []
  for (const { document, value, format } of rows) {
    const checked = checkDocument(document, migrated(JSON.parse(value), format))
    if (checked.ok) documents[document] = checked.value
    else refused.push({ document, faults: checked.faults })
  }
  return { newest, documents, refused, pictures: await readPictures(db) }
}

const NOTHING: Documents = {}
let memo: { documents: Documents; company: Company; content: Content; until: number } | undefined

/** Pages that are the same for every visitor. */
export function publicPaths(site: Site): string[] {
  return publicPages(contentOf(site)).map(({ path }) => path)
}

/** What the site shows, placeholders filled; made anew after a change, and when a role opens or closes. */
export function contentOf({ published, company }: Site): Content {
  const documents = published?.documents ?? NOTHING
  const now = Date.now()
  if (memo?.documents !== documents || memo.company !== company || now >= memo.until) {
    const all = { ...shippedDocuments, ...documents }
    const today = dayIn(company.timeZone, now)
    const content = filledContent(all, company, { pictures: published?.pictures, today })
    memo = { documents, company, content, until: nextChange(all.roles as Roles, company, now) }
  }
  return memo.content
}

/** When the next role opens or closes. */
function nextChange({ roles }: Roles, { timeZone }: Company, now: number): number {
  const days = roles.flatMap(({ opensOn = '', closesOn = '' }) => [
    startOfDay(timeZone, opensOn) ?? 0,
    (endOfDay(timeZone, closesOn) ?? 0) + 1,
  ])
  return Math.min(...days.filter((instant) => instant > now))
}
