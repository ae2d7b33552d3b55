import { z } from 'zod/v4'

import { anchor, link, section, words } from './section'

/**
 * Shapes of everything the site says. Content files hold plain data that fits them; tests parse every file. `{city}` and
 * its like are filled with facts of the company (routes/site/company-text).
 */

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** The colour that a page is in; red is the default of the site. */
export const hue = z.enum(['brand', 'red', 'green', 'blue', 'purple', 'navy'])
export type Hue = z.infer<typeof hue>

export const hero = z.strictObject({
  title: words(60),
  lead: words(240),
  scene: words(40),
  /** Two or three true figures: counts, limits and facts of the specification, never results. */
  facts: z
    .array(z.strictObject({ value: words(24), label: words(40) }))
    .max(3)
    .optional(),
  actions: z.array(link.extend({ isDownload: z.boolean().optional() })).max(2),
})
export type Hero = z.infer<typeof hero>

const head = {
  /** Of the browser's title bar and search results, without the company's name. */
  title: words(60),
  description: z.string().min(50).max(160),
  /** Day the words last changed in substance: the sitemap's lastmod. */
  updated: day,
}

/** A page made of a hero and sections, closed by a band. */
export const page = z.strictObject({
  ...head,
  path: z.string().regex(/^\/[a-z-]*$/),
  hue,
  hero,
  sections: z.array(section),
  band: z.strictObject({ title: words(70), text: words(200) }),
})
export type Page = z.infer<typeof page>

/** A page below /digital-marketting. */
export const servicePage = z.strictObject({
  ...head,
  slug: anchor,
  /** In menus and breadcrumbs, and the `type` of an enquiry sent from the page. */
  name: words(40),
  order: z.number().int(),
  channel: z.enum(['messaging', 'advertising']),
  hue,
  /** On the tile of "Our Products". */
  tile: words(120),
  /** Without a scene the page shows the general one. */
  hero: hero.extend({ scene: hero.shape.scene.optional() }),
  sections: z.array(section).min(4),
  band: z.strictObject({ title: words(70), text: words(200) }),
})
export type ServicePage = z.infer<typeof servicePage>

/** Legal text: numbered headings over paragraphs and lists, with a summary in plain language on top. */
export const policy = z.strictObject({
  ...head,
  path: z.string().regex(/^\/[a-z-]+$/),
  /** 600 x 340, beside the heading. */
  scene: words(40),
  heading: words(60),
  summary: z.array(words(240)).min(2).max(6),
  sections: z.array(
    z.strictObject({
      anchor,
      title: words(80),
      /** Paragraphs; `[text](/path)` makes a link, and one that starts with "- " is a list item. */
      body: z.array(words(900)).min(1),
    }),
  ),
})
export type Policy = z.infer<typeof policy>
