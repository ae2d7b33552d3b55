import { z } from 'zod/v4'

import { anchor, heading, icon, link, scene, words } from './fields'
import { auction } from './signatures/auction'
import { audience } from './signatures/audience'
import { callStoryline } from './signatures/call-storyline'
import { chatThread } from './signatures/chat-thread'
import { complaint } from './signatures/complaint'
import { crops } from './signatures/crops'
import { keypad } from './signatures/keypad'
import { leadPath } from './signatures/lead-path'
import { smsReport } from './signatures/sms-report'
import { storyboard } from './signatures/storyboard'

const item = z.strictObject({ icon, title: words(60), text: words(220) })
export type Item = z.infer<typeof item>

const features = z.strictObject({
  kind: z.literal('features'),
  ...heading,
  items: z
    .array(item.extend({ anchor: anchor.optional(), duration: words(40).optional() }))
    .refine(({ length }) => length === 6 || length === 8, 'fill two rows: six items or eight'),
})
const highlights = z.strictObject({
  kind: z.literal('highlights'),
  ...heading,
  /** The large cell stands on the right. */
  isMirrored: z.boolean().optional(),
  /** 600 x 340, in the first cell; other items may have one of 420 x 92. */
  scene: scene.optional(),
  action: link.extend({ isDownload: z.boolean().optional() }).optional(),
  items: z
    .array(z.strictObject({ title: words(60), text: words(280), scene: scene.optional() }))
    .length(3),
})
const integrations = z.strictObject({
  kind: z.literal('integrations'),
  ...heading,
  items: z.array(item).min(3).max(5),
})
const cards = z.strictObject({
  kind: z.literal('cards'),
  ...heading,
  /** Stairs and ordered steps need three items. Default: boxes, on sunk ground stairs. */
  look: z.enum(['boxes', 'ledger', 'stairs', 'steps']).optional(),
  /** Accepted for the owner's records; has no visible effect. */
  theme: z.enum(['blue', 'green', 'purple', 'pink']).optional(),
  items: z.array(item).min(1).max(12),
})
const tile = z.strictObject({ icon, title: words(40), text: words(120) })

const tiles = z.strictObject({
  kind: z.literal('tiles'),
  ...heading,
  scene,
  side: z.enum(['left', 'right']),
  items: z.array(tile).min(1),
})
const journey = z.strictObject({
  kind: z.literal('journey'),
  ...heading,
  scene,
  steps: z.array(z.strictObject({ title: words(60), text: words(220) })).min(2),
})
const stack = z.strictObject({
  kind: z.literal('stack'),
  ...heading,
  rows: z.array(z.strictObject({ label: words(40), items: z.array(tile) })),
})
const plans = z.strictObject({
  kind: z.literal('plans'),
  ...heading,
  plans: z
    .array(
      z.strictObject({
        title: words(60),
        description: words(160),
        features: z.array(words(100)).min(3).max(7),
        isHighlighted: z.boolean(),
        note: words(140),
        buttonText: words(30),
        enquiryType: words(60),
      }),
    )
    .length(3),
})
const carousel = z.strictObject({
  kind: z.literal('carousel'),
  ...heading,
  slides: z.array(
    z.strictObject({
      title: words(60),
      type: words(40),
      text: words(240),
      scene,
      link,
    }),
  ),
})
const offers = z.strictObject({
  kind: z.literal('offers'),
  ...heading,
  items: z.array(z.strictObject({ icon, title: words(60), text: words(220), link })),
})
const statement = z.strictObject({
  kind: z.literal('statement'),
  anchor: anchor.optional(),
  text: words(240),
  small: words(240).optional(),
  /** 600 x 340. */
  scene: scene.optional(),
})
const topics = z.strictObject({
  kind: z.literal('topics'),
  ...heading,
  items: z.array(
    z.strictObject({
      anchor,
      icon,
      title: words(60),
      text: words(360),
      points: z.array(words(110)).min(3).max(6),
      link,
    }),
  ),
})

export const section = z.discriminatedUnion('kind', [
  features,
  highlights,
  integrations,
  cards,
  tiles,
  journey,
  stack,
  plans,
  carousel,
  offers,
  statement,
  topics,
  auction,
  audience,
  complaint,
  crops,
  leadPath,
  storyboard,
  callStoryline,
  chatThread,
  keypad,
  smsReport,
])
export type Section = z.infer<typeof section>
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>
