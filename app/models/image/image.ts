import { requiredText, z } from '#app/models/schema'

export const MAX_IMAGE_BYTES = 8 * 2 ** 20

/** Pixels; never more than the picture has. */
export const WIDTHS = [480, 800, 1200, 1600]

export const imageInput = z.object(
  {
    alt: requiredText('The description', 200, {
      empty: 'Describe the picture for people who cannot see it',
    }),
  },
  'Send the picture as a form',
)

/** Of all sizes of all pictures. */
export const MAX_TOTAL_BYTES = 200 * 2 ** 20

export interface ImageSize {
  width: number
  bytes: number
}

/** As content and the company name it. */
export const pictureName = (id: string) => `image/${id}`
