import * as z from 'zod'

import { heading, link, words } from '../fields'

const fix = z.enum(['list', 'dlt', 'retry'])
export type Fix = z.infer<typeof fix>

/** The delivery report of one campaign; delivered is `sent` minus the counts of the reasons. */
export const smsReport = z.strictObject({
  kind: z.literal('sms-report'),
  ...heading,
  example: words(40),
  campaign: z
    .array(z.strictObject({ label: words(30), value: words(60) }))
    .min(2)
    .max(4),
  sent: z.number().int().min(1),
  labels: z.strictObject({
    sent: words(30),
    delivered: words(30),
    failed: words(30),
    filter: words(40),
    all: words(30),
  }),
  fixes: z.array(z.strictObject({ fix, title: words(30) })).length(3),
  reasons: z
    .array(
      z.strictObject({
        title: words(60),
        count: z.number().int().min(1),
        fix,
        meaning: words(200),
        cure: words(240),
        link: link.optional(),
      }),
    )
    .min(3)
    .max(8),
})
