import { eq } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { loadPublished } from '#app/models/content/load.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { imageFiles, images } from '#db/schema'
import { type ImageUse, listUses } from './use.server'

/** @param base the description that the form was rendered from; not checked if undefined */
export async function describeImage(
  site: Site,
  actor: Actor,
  id: string,
  { alt, base }: { alt: string; base?: string | undefined },
): Promise<'saved' | 'gone' | { changedTo: string }> {
  const outcome = await site.db.write(async (tx) => {
    const [known] = await tx.select({ alt: images.alt }).from(images).where(eq(images.id, id))
    if (!known) return 'gone'
    const isConflict = base !== undefined && known.alt !== base && known.alt !== alt
    if (isConflict) return { changedTo: known.alt }
    await tx.update(images).set({ alt }).where(eq(images.id, id))
    await recordAction(tx, actor, { action: 'image.change', subjectId: id })
    return 'saved'
  })
  await loadPublished(site)
  return outcome
}

export async function deleteImage(
  site: Site,
  actor: Actor,
  id: string,
): Promise<'deleted' | 'gone' | ImageUse[]> {
  const outcome = await site.db.write<'deleted' | 'gone' | ImageUse[]>(async (tx) => {
    const uses = (await listUses(tx)).get(id)
    if (uses) return uses
    await tx.delete(imageFiles).where(eq(imageFiles.imageId, id))
    const [removed] = await tx.delete(images).where(eq(images.id, id)).returning()
    if (!removed) return 'gone'
    await recordAction(tx, actor, { action: 'image.delete', subjectId: id })
    return 'deleted'
  })
  if (outcome === 'deleted') await loadPublished(site)
  return outcome
}
