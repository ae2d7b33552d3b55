import { isDeepStrictEqual } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import type { Reads } from '#db/database.server'
import { contentDrafts } from '#db/schema'

type DraftRow = typeof contentDrafts.$inferSelect

export interface Draft extends Omit<DraftRow, 'value'> {
  value: unknown
}

export async function findDraft(db: Reads, document: string): Promise<Draft | undefined> {
  const [row] = await db.select().from(contentDrafts).where(eq(contentDrafts.document, document))
  return row && { ...row, value: JSON.parse(row.value) }
}

export async function listDrafts(db: Reads): Promise<Draft[]> {
  const rows = await db.select().from(contentDrafts).orderBy(desc(contentDrafts.updatedAt))
  return rows.map((row) => ({ ...row, value: JSON.parse(row.value) }))
}

export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** Removes values that JSON omits, such as undefined. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null')
