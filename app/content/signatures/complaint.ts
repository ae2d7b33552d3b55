import * as z from 'zod'

import { heading, words } from '../fields'

const view = z.enum(['public', 'private', 'team'])

/** One complaint from the post to the last answer, by the clock. */
export const complaint = z.strictObject({
  kind: z.literal('complaint'),
  ...heading,
  example: words(80),
  question: words(40),
  /** The first is chosen and folds nothing. */
  views: z.array(z.strictObject({ view, title: words(40) })).length(3),
  hidden: words(60),
  events: z
    .array(
      z.strictObject({
        time: z.string().regex(/^\d\d:\d\d$/),
        view,
        from: words(40),
        text: words(280),
        /** What this step is for. */
        reason: words(120).optional(),
      }),
    )
    .min(5)
    .max(8),
  total: z.strictObject({ value: words(20), label: words(80) }),
})
