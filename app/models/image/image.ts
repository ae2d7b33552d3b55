import * as z from 'zod'
import { requiredText } from '#app/models/schema'

export const MAX_IMAGE_BYTES = 8 * 2 ** 20

/** Stored widths in pixels; an image is never enlarged. */
export const WIDTHS = [480, 800, 1200, 1600]

export const imageInput = z.object(
  {
    alt: requiredText('The description', 200, {
      empty: 'Describe the picture for people who cannot see it',
    }),
  },
  'Send the picture as a form',
)

/** For all sizes of all images together. */
export const MAX_TOTAL_BYTES = 200 * 2 ** 20

export interface ImageSize {
  width: number
  bytes: number
}

/** The name of an image in content and company. */
export const pictureName = (id: string) => `image/${id}`

export interface Prepared {
  width: number
  height: number
  files: { width: number; type: string; data: Buffer }[]
}

export type Preparation = { ok: true; image: Prepared } | { ok: false; message: string }

export const refused = (message: string): Preparation => ({ ok: false, message })
