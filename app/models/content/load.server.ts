import { inArray, max, type SQL } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { pictureName } from '#app/models/image/image'
import { readPictures } from '#app/models/image/pictures.server'
import type { Reads } from '#db/database.server'
import { contentVersions, images, SHIPPED_VALUE } from '#db/schema'
import { companyOf } from './company.server'
import { checkDocument } from './kinds.server'

/** Loads the published content into the site. @throws SettingsError for an invalid company.json */
export async function loadPublished(site: Site): Promise<void> {
  const newest = await newestVersionId(site.db)
  const rows = await listNewestVersions(site.db)
  const published = { newest, ...checkAll(rows), pictures: await readPictures(site.db) }
  const company = rows.find(({ document }) => document === 'company')
  site.company = companyOf(company?.value ?? null, site.settings.dataDir)
  site.published = published
}

/** Reloads the content if another process has published, such as the command line. */
export async function refreshPublished(site: Site): Promise<void> {
  const isKnown = (await newestVersionId(site.db)) === site.published?.newest
  if (!isKnown || !(await arePicturesKnown(site))) await loadPublished(site)
}

async function arePicturesKnown({ db, published }: Site): Promise<boolean> {
  const pictures = published?.pictures ?? {}
  const rows = await db.select({ id: images.id, alt: images.alt }).from(images)
  const isKnown = ({ id, alt }: (typeof rows)[number]) => pictures[pictureName(id)]?.alt === alt
  return rows.length === Object.keys(pictures).length && rows.every(isKnown)
}

export async function newestVersionId(db: Reads): Promise<string> {
  const [row] = await db.select({ id: max(contentVersions.id) }).from(contentVersions)
  return row?.id ?? ''
}

export function listNewestVersions(db: Reads) {
  const { document, value } = contentVersions
  return db.select({ document, value }).from(contentVersions).where(isNewest(db))
}

/** Whether a version is the newest of its document, among those that `where` selects. */
export function isNewest(db: Reads, where?: SQL): SQL {
  const { id, document } = contentVersions
  const newest = db
    .select({ id: max(id) })
    .from(contentVersions)
    .where(where)
    .groupBy(document)
  return inArray(id, newest)
}

function checkAll(rows: Awaited<ReturnType<typeof listNewestVersions>>) {
  const documents: Record<string, unknown> = {}
  const refused: string[] = []
  for (const { document, value } of rows) {
    if (value === SHIPPED_VALUE) continue
    const checked = checkDocument(document, JSON.parse(value))
    if (checked.ok) documents[document] = checked.value
    else refused.push(document)
  }
  return { documents, refused }
}
