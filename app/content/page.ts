import { z } from 'zod/v4'

import { anchor, link, path, scene, words } from './fields'
import { section } from './section'

/** Placeholders such as `{city}` are filled by content.ts. */

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const hue = z.enum(['brand', 'red', 'green', 'blue', 'purple', 'navy'])
export type Hue = z.infer<typeof hue>

export const hero = z.strictObject({
  title: words(60),
  lead: words(240),
  scene,
  /** Counts, limits and facts, never promised results. */
  facts: z
    .array(z.strictObject({ value: words(24), label: words(40) }))
    .max(3)
    .optional(),
  actions: z.array(link.extend({ isDownload: z.boolean().optional() })).max(2),
})
export type Hero = z.infer<typeof hero>

export const head = {
  /** Without the company's name. */
  title: words(60),
  description: z.string().min(50).max(160),
  /** `lastmod` of the sitemap: the day of the last change in substance. */
  updated: day,
}

export const band = z.strictObject({ title: words(70), text: words(200) })

export const page = z.strictObject({
  ...head,
  path,
  hue,
  hero,
  sections: z.array(section),
  band,
})
export type Page = z.infer<typeof page>

export const marketingPage = page.extend({
  products: z.strictObject({ anchor, title: words(70), lead: words(280) }),
})
export type MarketingPage = z.infer<typeof marketingPage>

/** A page below /digital-marketting. */
export const servicePage = z.strictObject({
  ...head,
  slug: anchor,
  /** Also the `type` of an enquiry sent from the page. */
  name: words(40),
  /** Unique; sorts menu and product grid, whose first four tiles are large. */
  order: z.number().int(),
  channel: z.enum(['messaging', 'advertising']),
  hue,
  tile: words(120),
  /** A page without a scene gets the default one. */
  hero: hero.extend({ scene: scene.optional() }),
  sections: z.array(section).min(4),
  band,
})
export type ServicePage = z.infer<typeof servicePage>

export const policy = z.strictObject({
  ...head,
  path,
  scene,
  heading: words(60),
  summary: z.array(words(240)).min(2).max(6),
  sections: z.array(
    z.strictObject({
      anchor,
      title: words(80),
      /** `[text](/path)` is a link, and a paragraph that starts with "- " a list item. */
      body: z.array(words(900)).min(1),
    }),
  ),
})
export type Policy = z.infer<typeof policy>
