import { like } from 'drizzle-orm'
import { listNewestVersions } from '#app/models/content/load.server'
import type { Reads } from '#db/database.server'
import { contentDrafts } from '#db/schema'

export interface ImageUse {
  document: string
  isDraft: boolean
}

export async function listUses(db: Reads): Promise<Map<string, ImageUse[]>> {
  const published = await listNewestVersions(db)
  const drafts = await db
    .select({ document: contentDrafts.document, value: contentDrafts.value })
    .from(contentDrafts)
    .where(like(contentDrafts.value, '%"image/%'))
  const uses = new Map<string, ImageUse[]>()
  const note = (isDraft: boolean) => (row: { document: string; value: string }) => {
    for (const id of idsIn(row.value)) {
      const known = uses.get(id) ?? []
      uses.set(id, [...known, { document: row.document, isDraft }])
    }
  }
  published.forEach(note(false))
  drafts.forEach(note(true))
  return uses
}

function idsIn(json: string): string[] {
  return [...new Set(Array.from(json.matchAll(/"image\/([0-9a-f]{32})"/g), ([, id = '']) => id))]
}
