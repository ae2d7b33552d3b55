import * as z from 'zod'

import { heading, words } from '../fields'

/** People of an example town, and filters that each leave some of them. */
export const audience = z.strictObject({
  kind: z.literal('audience'),
  ...heading,
  question: words(60),
  everyone: words(60),
  /** Shown after the number of people. */
  unit: words(60),
  tooNarrow: words(200),
  filters: z
    .array(
      z.strictObject({
        title: words(50),
        text: words(120),
        /** Of a hundred people. */
        keeps: z.number().int().min(20).max(95),
        isOn: z.boolean(),
        /** The line that this filter allows in the ad. */
        line: words(60),
      }),
    )
    .length(4),
  ad: z.strictObject({
    label: words(40),
    sender: words(40),
    text: words(100),
    button: words(24),
  }),
})
