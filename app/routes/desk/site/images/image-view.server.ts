import { redirect } from '@remix-run/node'
import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { titleOf } from '#app/models/content/document-names'
import { currentDocument } from '#app/models/content/draft.server'
import { isHeavy, pageWeight, weightWords } from '#app/models/image/budget'
import { MAX_TOTAL_BYTES, pictureName } from '#app/models/image/image'
import { findImage, type Image, listImages, pictureOf } from '#app/models/image/pictures.server'
import { type ImageUse, listUses } from '#app/models/image/use.server'
import { showBytes } from '#app/models/text'

export async function showImages(site: Site) {
  const images = await listImages(site.db)
  const uses = await listUses(site.db)
  const total = images.flatMap(({ sizes }) => sizes).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    images: images.map((image) => shownImage(site, image, uses.get(image.id))),
    pages: weightsByPage(site, images, uses),
    total: `${showBytes(total)} of ${showBytes(MAX_TOTAL_BYTES)}`,
  }
}

/** @throws a redirect to the list if the image does not exist */
export async function openImage(site: Site, id = '') {
  const image = await findImage(site.db, id)
  if (!image) throw redirect('/admin/site/images?done=gone')
  return shownImage(site, image, (await listUses(site.db)).get(id))
}

export type ShownImage = ReturnType<typeof shownImage>

function shownImage(site: Site, image: Image, uses: ImageUse[] = []) {
  const { id, name, alt, width, height, sizes, isDrawing, createdAt } = image
  return {
    id,
    name,
    alt,
    picture: pictureOf(image),
    size: `${width} × ${height} pixels`,
    files: isDrawing
      ? [`SVG (${showBytes(sizes[0]?.bytes ?? 0)})`]
      : sizes.map((size) => `${size.width} px (${showBytes(size.bytes)})`),
    added: momentIn(site.company.timeZone, createdAt),
    uses: shownUses(site, uses),
  }
}

function shownUses(site: Site, uses: readonly ImageUse[]) {
  return uses.map(({ document, isDraft }) => ({
    document,
    label: `${titleOf(document, currentDocument(site, document))}${isDraft ? ' (draft)' : ''}`,
  }))
}

/** The logo belongs to the company, not to a page. */
function weightsByPage(site: Site, images: readonly Image[], uses: Map<string, ImageUse[]>) {
  const shown = new Map<string, string[]>()
  for (const [id, usesOfImage] of uses) {
    for (const { label } of shownUses(site, usesOfImage.filter(isPage))) {
      shown.set(label, [...(shown.get(label) ?? []), pictureName(id)])
    }
  }
  return [...shown].sort().flatMap(([label, names]) => {
    const weight = pageWeight(names, images)
    const words = weightWords(weight)
    return words ? [{ label, words, isHeavy: isHeavy(weight) }] : []
  })
}

const isPage = ({ document }: ImageUse) => document !== 'company'
