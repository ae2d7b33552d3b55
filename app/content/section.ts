import * as z from 'zod'

import { actionLink, anchor, heading, icon, link, scene, words } from './fields'
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

const item = z.strictObject({ icon, title: words(60), text: words(220) }).meta({ title: 'Item' })
export type Item = z.infer<typeof item>

const features = z
  .strictObject({
    kind: z.literal('features'),
    ...heading,
    items: z
      .array(item.extend({ anchor: anchor.optional(), duration: words(40).optional() }))
      .min(6)
      .max(8)
      .refine(({ length }) => length !== 7, 'Six items or eight fill two rows; seven do not')
      .meta({ description: 'Six or eight, so that two rows are full.' }),
  })
  .meta({ title: 'Features: six or eight points with icons' })
const highlights = z
  .strictObject({
    kind: z.literal('highlights'),
    ...heading,
    isMirrored: z.boolean().meta({ title: 'The large box on the right' }).optional(),
    scene: scene.meta({ title: 'Drawing in the first box' }).optional(),
    action: actionLink.meta({ title: 'Link in the first box' }).optional(),
    items: z
      .array(
        z.strictObject({
          title: words(60),
          text: words(280),
          scene: scene.meta({ title: 'Small drawing, in the second and third box' }).optional(),
        }),
      )
      .length(3),
  })
  .meta({ title: 'Highlights: one large box and two small ones' })
const integrations = z
  .strictObject({
    kind: z.literal('integrations'),
    ...heading,
    items: z.array(item).min(3).max(5),
  })
  .meta({ title: 'Connections: three to five systems that work with it' })
const cards = z
  .strictObject({
    kind: z.literal('cards'),
    ...heading,
    look: z
      .enum([
        'boxes',
        'ledger',
        'stairs',
        'steps',
        'terms',
        'prose',
        'lead',
        'accordion',
        'panel',
        'beside',
      ])
      .meta({
        description:
          'Stairs, steps and lead need three items; beside shows the drawing. Without a choice: what fits.',
      })
      .optional(),
    scene: scene.meta({ title: 'Drawing, for the look beside' }).optional(),
    theme: z
      .enum(['blue', 'green', 'purple', 'pink'])
      .meta({ description: 'For your records; visitors see no difference.' })
      .optional(),
    items: z.array(item).min(1).max(12),
  })
  .meta({ title: 'Cards: up to twelve points' })
const tile = z
  .strictObject({
    icon,
    title: words(40),
    text: words(120),
  })
  .meta({ title: 'Item' })

const tiles = z
  .strictObject({
    kind: z.literal('tiles'),
    ...heading,
    scene,
    side: z.enum(['left', 'right']).meta({ title: 'Side of the drawing' }),
    items: z.array(tile).min(1).max(12),
  })
  .meta({ title: 'Tiles: short points beside a drawing' })
const journey = z
  .strictObject({
    kind: z.literal('journey'),
    ...heading,
    scene,
    steps: z
      .array(z.strictObject({ title: words(60), text: words(220) }).meta({ title: 'Step' }))
      .min(2)
      .max(12),
  })
  .meta({ title: 'Journey: numbered steps beside a drawing' })
const stack = z
  .strictObject({
    kind: z.literal('stack'),
    ...heading,
    rows: z
      .array(
        z
          .strictObject({ label: words(40), items: z.array(tile).min(1).max(12) })
          .meta({ title: 'Row' }),
      )
      .min(1)
      .max(12),
  })
  .meta({ title: 'Stack: rows of tools or techniques' })
const plans = z
  .strictObject({
    kind: z.literal('plans'),
    ...heading,
    plans: z
      .array(
        z
          .strictObject({
            title: words(60).meta({ title: 'Name of the plan' }),
            description: words(160).meta({ title: 'Who it is for' }),
            features: z.array(words(100)).min(3).max(7).meta({ title: 'What it includes' }),
            isHighlighted: z.boolean().meta({ title: 'Recommended: shown in colour' }),
            note: words(140).meta({
              title: 'Small print',
              description: 'Such as how it is priced.',
            }),
            buttonText: words(30).meta({ title: 'Words on the button' }),
            enquiryType: words(60).meta({
              title: 'Type of enquiry',
              description: 'The desk shows it with each enquiry sent from this plan.',
            }),
          })
          .meta({ title: 'Plan' }),
      )
      .length(3),
  })
  .meta({ title: 'Plans: three offers side by side' })
const carousel = z
  .strictObject({
    kind: z.literal('carousel'),
    ...heading,
    slides: z
      .array(
        z
          .strictObject({
            title: words(60),
            type: words(40),
            text: words(240),
            scene,
            link,
          })
          .meta({ title: 'Slide' }),
      )
      .min(1)
      .max(12),
  })
  .meta({ title: 'Carousel: large pictures, one at a time' })
const offers = z
  .strictObject({
    kind: z.literal('offers'),
    ...heading,
    items: z
      .array(
        z.strictObject({ icon, title: words(60), text: words(220), link }).meta({ title: 'Offer' }),
      )
      .min(1)
      .max(12),
  })
  .meta({ title: 'Offers: points that each lead to a page' })
const statement = z
  .strictObject({
    kind: z.literal('statement'),
    anchor: anchor.optional(),
    text: words(240).meta({ title: 'Large text' }),
    small: words(240).meta({ title: 'Small text' }).optional(),
    scene: scene.optional(),
  })
  .meta({ title: 'Statement: one large sentence' })
const topics = z
  .strictObject({
    kind: z.literal('topics'),
    ...heading,
    items: z
      .array(
        z
          .strictObject({
            anchor,
            icon,
            title: words(60),
            text: words(360),
            points: z.array(words(110)).min(3).max(6),
            link,
          })
          .meta({ title: 'Topic' }),
      )
      .min(1)
      .max(12),
  })
  .meta({ title: 'Topics: longer points with a list each' })

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
  auction.meta({ title: 'Auction: how bid and quality decide the place of an ad' }),
  audience.meta({ title: 'Audience: filters that choose who sees an ad' }),
  complaint.meta({ title: 'Complaint: from the post to the last answer' }),
  crops.meta({ title: 'Picture sizes: one picture and its cuts' }),
  leadPath.meta({ title: 'Lead: from the ad to the filled form' }),
  storyboard.meta({ title: 'Storyboard: a film of fifteen seconds' }),
  callStoryline.meta({ title: 'Voice call: one call, moment by moment' }),
  chatThread.meta({ title: 'Chat: a sale in one conversation and what it costs' }),
  keypad.meta({ title: 'Phone menu: a call that visitors try out' }),
  smsReport.meta({ title: 'Delivery report: why messages fail and what to do' }),
])
export type Section = z.infer<typeof section>
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>
