import { type ImageSize, pictureName } from './image'
import type { Image } from './pictures.server'

/** More takes over a second on a phone with a slow connection, 4G at 2 Mbit/s. */
const MOST_PAGE_BYTES = 300 * 1024

/** What a browser takes of a `srcset` with the `sizes` of ui/picture-art. */
const SCREENS = { phone: 390 * 3, desk: 600 }

interface PageWeight {
  /** 390 px wide, three points a px. */
  phone: number
  /** 1,440 px wide. */
  desk: number
}

/** @param document any value with the names of pictures in it; a picture is loaded once */
export function pageWeight(
  document: unknown,
  images: readonly Pick<Image, 'id' | 'sizes'>[],
): PageWeight {
  const json = JSON.stringify(document) ?? ''
  const shown = images.filter(({ id }) => json.includes(`"${pictureName(id)}"`))
  const weigh = (points: number) =>
    shown.reduce((sum, { sizes }) => sum + bytesAt(sizes, points), 0)
  return { phone: weigh(SCREENS.phone), desk: weigh(SCREENS.desk) }
}

function bytesAt(sizes: readonly ImageSize[], points: number): number {
  const fits = sizes.find(({ width }) => width >= points) ?? sizes.at(-1)
  return fits?.bytes ?? 0
}

/** @returns '' where the page has no pictures */
export function weightWords({ phone, desk }: PageWeight): string {
  const most = Math.max(phone, desk)
  if (most === 0) return ''
  const size = `Pictures on this page: ${kilobytes(most)}`
  return isHeavy({ phone, desk })
    ? `${size}, over the ${kilobytes(MOST_PAGE_BYTES)} that keep it fast on a phone`
    : `${size} of ${kilobytes(MOST_PAGE_BYTES)}`
}

export const isHeavy = ({ phone, desk }: PageWeight) => Math.max(phone, desk) > MOST_PAGE_BYTES

export const kilobytes = (bytes: number) =>
  `${Math.max(1, Math.ceil(bytes / 1024)).toLocaleString('en-IN')} KB`
