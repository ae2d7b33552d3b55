import * as z from 'zod'

import { heading, words } from '../fields'

const ending = z.strictObject({ label: words(40), summary: words(200) })

/** A film of 15 seconds in four frames; the images of an umbrella in the rain are in the component. */
export const storyboard = z.strictObject({
  kind: z.literal('storyboard'),
  ...heading,
  example: words(60),
  question: words(60),
  skip: words(40),
  skipAt: z.number().int(),
  unseen: words(40),
  watched: ending,
  skipped: ending,
  frames: z
    .array(
      z.strictObject({
        from: z.number().int().min(0),
        to: z.number().int().max(15),
        job: words(40),
        picture: words(120),
        voice: words(120),
        title: words(24),
      }),
    )
    .length(4),
})
