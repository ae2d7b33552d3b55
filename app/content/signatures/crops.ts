import * as z from 'zod'

import { heading, words } from '../fields'

const share = z.number().min(0).max(50)

/** One image and its crops; the image of a kurta on a stand is in the component. */
export const crops = z.strictObject({
  kind: z.literal('crops'),
  ...heading,
  example: words(30),
  original: z.strictObject({ title: words(40), text: words(160) }),
  toggle: words(60),
  cuts: z
    .array(
      z.strictObject({
        title: words(30),
        size: words(40),
        shape: z.enum(['4:5', '9:16']),
        /** Edges that the app covers or crops, in percent of the height (top, bottom) or width (side). */
        edges: z.strictObject({ top: share, bottom: share, side: share }),
        cover: z.enum(['none', 'story', 'reel']),
        text: words(160),
      }),
    )
    .length(3),
  line: words(20),
  price: words(20),
})
export type Cut = z.infer<typeof crops>['cuts'][number]
