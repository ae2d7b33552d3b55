import * as z from 'zod'

import { heading, words } from '../fields'

const slider = z.strictObject({
  label: words(60),
  least: z.number().int().min(1),
  most: z.number().int(),
  start: z.number().int(),
})
const offer = { bid: z.number().int().min(1), quality: z.number().int().min(1).max(10) }

/** An auction for one search: a place is bid x quality, the price what is needed to stay above the next. */
export const auction = z.strictObject({
  kind: z.literal('auction'),
  ...heading,
  query: words(40),
  you: words(30),
  rivals: z.array(z.strictObject({ name: words(30), ...offer })).length(3),
  /** Below this product of bid and quality an ad is not shown. */
  threshold: z.number().int().min(1),
  bid: slider,
  quality: slider,
  /** Shown side by side where no script can move the sliders, with a lead of their own. */
  casesLead: words(280),
  cases: z.array(z.strictObject({ title: words(40), ...offer })).length(3),
  labels: z.strictObject({
    place: words(30),
    price: words(40),
    bid: words(20),
    quality: words(20),
    outside: words(40),
    results: words(60),
  }),
})
export type AuctionContent = z.infer<typeof auction>
