import * as z from 'zod'

import { heading, words } from '../fields'

const view = z.enum(['public', 'private', 'team'])

/** One complaint from the post to the last reply, by time of day. */
export const complaint = z.strictObject({
  kind: z.literal('complaint'),
  ...heading,
  example: words(80),
  question: words(40),
  /** The first view is selected at first and hides no event. */
  views: z.array(z.strictObject({ view, title: words(40) })).length(3),
  hidden: words(60),
  events: z
    .array(
      z.strictObject({
        time: z.string().regex(/^\d\d:\d\d$/),
        view,
        from: words(40),
        text: words(280),
        /** Purpose of this step. */
        reason: words(120).optional(),
      }),
    )
    .min(5)
    .max(8),
  total: z.strictObject({ value: words(20), label: words(80) }),
})
