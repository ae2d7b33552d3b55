import { and, desc, eq, lt } from 'drizzle-orm'
import type { Reads } from '#db/database.server'
import { contentVersions, SHIPPED_VALUE } from '#db/schema'
import { shippedDocument } from './draft.server'

export type Version = typeof contentVersions.$inferSelect

export const VERSIONS_PER_PAGE = 50

/** Newest first. @param before the id of the last version on the previous page */
export async function listVersions(db: Reads, document: string, before = ''): Promise<Version[]> {
  const older = before === '' ? undefined : lt(contentVersions.id, before)
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.document, document), older))
    .orderBy(desc(contentVersions.id))
    .limit(VERSIONS_PER_PAGE)
}

export async function findVersion(
  db: Reads,
  document: string,
  id: string,
): Promise<Version | undefined> {
  const isVersion = and(eq(contentVersions.document, document), eq(contentVersions.id, id))
  const [version] = await db.select().from(contentVersions).where(isVersion)
  return version
}

export const isShipped = ({ value }: Version) => value === SHIPPED_VALUE

export function valueOfVersion(document: string, version: Version | undefined): unknown {
  if (version && !isShipped(version)) return JSON.parse(version.value)
  return shippedDocument(document)
}
