import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Picture, Pictures } from '#app/content/picture'
import type { Reads } from '#db/database.server'
import { imageFiles, images } from '#db/schema'
import { type ImageSize, pictureName } from './image'
import { SVG_TYPE } from './svg-rules'

export interface Image extends Omit<typeof images.$inferSelect, 'adminId'> {
  isDrawing: boolean
  /** Smallest first. */
  sizes: ImageSize[]
}

/** Newest first, without the bytes. */
export async function listImages(db: Reads, id?: string): Promise<Image[]> {
  const rows = await db
    .select({
      image: images,
      width: imageFiles.width,
      type: imageFiles.type,
      bytes: sql<number>`length(${imageFiles.data})`,
    })
    .from(images)
    .innerJoin(imageFiles, eq(imageFiles.imageId, images.id))
    .where(id === undefined ? undefined : eq(images.id, id))
    .orderBy(desc(images.createdAt), desc(images.id), asc(imageFiles.width))
  const found = new Map<string, Image>()
  for (const { image, type, width, bytes } of rows) {
    const known = found.get(image.id) ?? { ...image, isDrawing: type === SVG_TYPE, sizes: [] }
    known.sizes.push({ width, bytes })
    found.set(image.id, known)
  }
  return [...found.values()]
}

export async function findImage(db: Reads, id: string): Promise<Image | undefined> {
  const [found] = await listImages(db, id)
  return found
}

export async function readPictures(db: Reads): Promise<Pictures> {
  const all = await listImages(db)
  return Object.fromEntries(all.map((image) => [pictureName(image.id), pictureOf(image)]))
}

export function pictureOf({ id, alt, width, height, isDrawing, sizes }: Image): Picture {
  const path = (size: number) => `/images/${id}-${size}.${isDrawing ? 'svg' : 'webp'}`
  const srcSet = sizes.map((size) => `${path(size.width)} ${size.width}w`).join(', ')
  return { src: path(width), srcSet: isDrawing ? undefined : srcSet, width, height, alt }
}

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', [SVG_TYPE]: 'svg' }

/** @param file such as `<image>-480.webp` */
export async function findImageFile(db: Reads, file: string) {
  const [id = '', extension] = file.split('.', 2)
  if (!/^[0-9a-f]{32}-\d{1,6}$/.test(id)) return undefined
  const [found] = await db.select().from(imageFiles).where(eq(imageFiles.id, id))
  return found && EXTENSIONS[found.type] === extension ? found : undefined
}
