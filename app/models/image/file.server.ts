import { eq } from 'drizzle-orm'
import type { Reads } from '#db/database.server'
import { imageFiles } from '#db/schema'

const ENDINGS: Record<string, string> = { 'image/webp': 'webp', 'image/svg+xml': 'svg' }

/** @param file such as `<image>-480.webp` */
export async function findImageFile(db: Reads, file: string) {
  const [id = '', ending] = file.split('.', 2)
  if (!/^[0-9a-f]{32}-\d{1,6}$/.test(id)) return undefined
  const [found] = await db.select().from(imageFiles).where(eq(imageFiles.id, id))
  return found && ENDINGS[found.type] === ending ? found : undefined
}
