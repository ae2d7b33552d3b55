import * as z from 'zod'

import { heading, words } from '../fields'

const slider = z.strictObject({
  label: words(60),
  least: z.number().int().min(1),
  most: z.number().int(),
  start: z.number().int(),
})
const offer = { bid: z.number().int().min(1), quality: z.number().int().min(1).max(10) }

/** An ad auction for one search. Rank is bid × quality; the price is the least that keeps the rank. */
export const auction = z.strictObject({
  kind: z.literal('auction'),
  ...heading,
  query: words(40),
  you: words(30),
  rivals: z.array(z.strictObject({ name: words(30), ...offer })).length(3),
  /** Lowest product of bid and quality with which an ad is shown. */
  threshold: z.number().int().min(1),
  bid: slider,
  quality: slider,
  /** Lead above the cases, which replace the sliders without scripts. */
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
