import { and, inArray, max, ne } from 'drizzle-orm'
import type { Published, Site } from '#app/models/company/site.server'
import { pictureName } from '#app/models/image/image'
import { readPictures } from '#app/models/image/pictures.server'
import type { Reads } from '#db/database.server'
import { contentVersions, images } from '#db/schema'
import { readCompanyOf } from './company.server'
import { migrated } from './format.server'
import { type ContentFault, checkDocument } from './kinds.server'

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
  const isKnown = (await newestVersion(site.db)) === site.published?.newest
  if (!isKnown || !(await arePicturesKnown(site))) await loadPublished(site)
}

async function arePicturesKnown({ db, published }: Site): Promise<boolean> {
  const pictures = published?.pictures ?? {}
  const rows = await db.select({ id: images.id, alt: images.alt }).from(images)
  const isKnown = ({ id, alt }: (typeof rows)[number]) => pictures[pictureName(id)]?.alt === alt
  return rows.length === Object.keys(pictures).length && rows.every(isKnown)
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
