import * as z from 'zod'

import { actionLink, anchor, headline, lead, path, scene, words } from './fields'
import { section } from './section'

export const day = z.iso.date('Write a day of the calendar such as 2026-11-25')

export const hue = z
  .enum(['brand', 'red', 'green', 'blue', 'purple', 'navy'])
  .meta({ title: 'Colour', input: 'hue' })
export type Hue = z.infer<typeof hue>

const hero = z
  .strictObject({
    title: words(60).meta({ title: 'Headline' }),
    lead: words(240).meta({ title: 'Text below the headline' }),
    scene,
    facts: z
      .array(z.strictObject({ value: words(24), label: words(40) }).meta({ title: 'Fact' }))
      .max(3)
      .meta({ description: 'Counts and limits that you can prove, never promised results.' })
      .optional(),
    actions: z
      .array(actionLink.meta({ title: 'Button' }))
      .max(2)
      .meta({ title: 'Buttons' }),
  })
  .meta({ title: 'Top of the page' })
export type Hero = z.infer<typeof hero>

const SEARCH = 'Search engines'

export const head = {
  title: words(60).meta({
    title: 'Title in search results',
    description: 'Also of the browser tab. The name of the company is added.',
    group: SEARCH,
  }),
  description: z.string().min(50).max(160).meta({
    title: 'Text in search results',
    group: SEARCH,
  }),
  updated: day.meta({
    title: 'Last change',
    description: 'The day of the last change that matters to readers. Search engines are told.',
    input: 'date',
    group: SEARCH,
  }),
}

export const band = z
  .strictObject({ title: headline, text: words(200) })
  .meta({ title: 'Call to write to you, at the end' })

export const page = z.strictObject({
  ...head,
  path,
  hue,
  hero,
  sections: z.array(section).max(24),
  band,
})
export type Page = z.infer<typeof page>

export const marketingPage = page.extend({
  products: z
    .strictObject({ anchor, title: headline, lead })
    .meta({ title: 'List of the services' }),
})
export type MarketingPage = z.infer<typeof marketingPage>

const LISTS = 'In menus and lists'

export const servicePage = z.strictObject({
  ...head,
  slug: anchor.meta({ input: 'fixed' }),
  name: words(40).meta({
    title: 'Name of the service',
    description: 'In menus, and the type of an enquiry sent from the page.',
    group: LISTS,
  }),
  order: z.number().int().min(0).max(100_000).meta({
    title: 'Place in lists',
    description: 'Small numbers come first. The first four services have large tiles.',
    group: LISTS,
  }),
  channel: z.enum(['messaging', 'advertising']).meta({ group: LISTS }),
  hue: hue.meta({ title: 'Colour', input: 'hue', group: LISTS }),
  tile: words(120).meta({ title: 'Text on its tile', group: LISTS }),
  hero: hero.extend({ scene: scene.optional() }).meta({ title: 'Top of the page' }),
  sections: z.array(section).min(4).max(24),
  band,
})
export type ServicePage = z.infer<typeof servicePage>

export const policy = z.strictObject({
  ...head,
  path,
  scene,
  heading: words(60),
  summary: z.array(words(240)).min(2).max(6).meta({ title: 'In short' }),
  sections: z
    .array(
      z
        .strictObject({
          anchor,
          title: words(80),
          body: z.array(words(900)).min(1).max(60).meta({
            title: 'Paragraphs',
            description:
              'Write [words](/contact) for a link. A line that starts with “- ” is an item of a list.',
          }),
        })
        .meta({ title: 'Section' }),
    )
    .min(1)
    .max(60),
})
export type Policy = z.infer<typeof policy>
