import * as z from 'zod'

import { anchor, heading, spoken, words } from '../fields'

const bubble = z.strictObject({
  from: z.enum(['customer', 'business']),
  text: spoken(160),
  /** Product card above the text. */
  product: z.strictObject({ title: words(40), price: words(20) }).optional(),
  buttons: z.array(words(24)).max(3).optional(),
})

/** A sale in one chat, and the charge for each step. */
export const chatThread = z.strictObject({
  kind: z.literal('chat-thread'),
  ...heading,
  example: words(60),
  labels: z.strictObject({ steps: words(40), open: words(40), closed: words(40) }),
  steps: z
    .array(
      z.strictObject({
        anchor,
        title: words(20),
        time: words(24),
        isOpen: z.boolean(),
        bubbles: z.array(bubble).min(1).max(4),
        charge: z.strictObject({
          category: z.enum(['service', 'utility', 'marketing']),
          title: words(40),
          cost: words(40),
          isCharged: z.boolean(),
          reason: words(120),
        }),
      }),
    )
    .min(4)
    .max(7),
})
