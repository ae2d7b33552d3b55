import { showBytes } from '#app/models/text'
import { type ImageSize, pictureName } from './image'
import type { Image } from './pictures.server'

/** A larger page takes over a second on a phone with a slow connection (4G at 2 Mbit/s). */
const MAX_PAGE_BYTES = 300 * 1024

/** The widths in device pixels that a browser needs with the `sizes` of ui/picture-art, 390 and 1,440 px wide. */
const SCREENS = { phone: 390 * 3, desk: 600 }

type PageWeight = ReturnType<typeof pageWeight>

/** @param document any value that contains names of images; each image counts once */
export function pageWeight(document: unknown, images: readonly Pick<Image, 'id' | 'sizes'>[]) {
  const json = JSON.stringify(document) ?? ''
  const shown = images.filter(({ id }) => json.includes(`"${pictureName(id)}"`))
  const weigh = (pixels: number) =>
    shown.reduce((sum, { sizes }) => sum + bytesAt(sizes, pixels), 0)
  return { phone: weigh(SCREENS.phone), desk: weigh(SCREENS.desk) }
}

function bytesAt(sizes: readonly ImageSize[], pixels: number): number {
  const fits = sizes.find(({ width }) => width >= pixels) ?? sizes.at(-1)
  return fits?.bytes ?? 0
}

export function weightWords({ phone, desk }: PageWeight): string {
  const most = Math.max(phone, desk)
  if (most === 0) return ''
  const size = `Pictures on this page: ${showBytes(most)}`
  return isHeavy({ phone, desk })
    ? `${size}, over the ${showBytes(MAX_PAGE_BYTES)} that keep it fast on a phone`
    : `${size} of ${showBytes(MAX_PAGE_BYTES)}`
}

export const isHeavy = ({ phone, desk }: PageWeight) => Math.max(phone, desk) > MAX_PAGE_BYTES
