import * as z from 'zod'

import { heading, words } from '../fields'

/** An example audience of 100 people, and filters that each keep some of them. */
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
        /** How many of 100 people the filter keeps. */
        keeps: z.number().int().min(20).max(95),
        isOn: z.boolean(),
        /** Line that the ad can say with this filter. */
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
