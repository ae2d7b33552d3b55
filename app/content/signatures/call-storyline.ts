import * as z from 'zod'

import { heading, spoken, words } from '../fields'

/** One outgoing call in six moments, and the rules for failed calls. */
export const callStoryline = z.strictObject({
  kind: z.literal('call-storyline'),
  ...heading,
  example: words(60),
  labels: z.strictObject({
    scrub: words(40),
    customer: words(30),
    company: words(30),
    event: words(40),
  }),
  moments: z
    .array(
      z.strictObject({
        time: z.string().regex(/^\d\d:\d\d:\d\d$/),
        title: words(20),
        sound: z.enum(['silence', 'ringing', 'speech', 'key']),
        customer: words(160),
        hears: spoken(200).optional(),
        company: words(180),
        event: words(60),
      }),
    )
    .length(6),
  otherwise: z.strictObject({
    title: words(60),
    rules: z.array(z.strictObject({ title: words(40), text: words(120) })).length(4),
  }),
})
