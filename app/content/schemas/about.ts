import { z } from 'zod/v4'
import { anchor, icon, link, scene, words } from '../fields'
import { head } from '../page'

export const aboutPage = z.strictObject({
  path: z.literal('/about'),
  ...head,
  hero: z.strictObject({
    title: words(60),
    lead: words(240).meta({ title: 'Text below the headline' }),
    scene,
    actions: z.array(link).max(2),
  }),
  story: z.strictObject({
    anchor,
    tag: words(40).meta({ title: 'Small words above the headline' }),
    title: words(70).meta({ title: 'Headline' }),
    paragraphs: z.array(words(600)).min(1).max(8),
  }),
  purpose: z.strictObject({
    anchor,
    title: words(70).meta({ title: 'Headline' }),
    lead: words(280).meta({ title: 'Text below the headline' }),
    items: z
      .array(z.strictObject({ anchor, icon, title: words(60), text: words(400) }))
      .min(1)
      .max(6),
  }),
  estimate: z.strictObject({
    anchor,
    title: words(70).meta({ title: 'Headline' }),
    text: words(400),
    points: z.array(words(160)).min(1).max(6),
    button: z.strictObject({
      label: words(48),
      enquiryType: words(60).meta({ title: 'Type of enquiry' }),
    }),
  }),
  welcome: z.strictObject({
    title: words(70).meta({ title: 'Headline' }),
    text: words(400),
    ways: z
      .array(z.strictObject({ icon, from: words(160), page: link }))
      .min(1)
      .max(8),
  }),
  testimonials: z.strictObject({
    title: words(70).meta({ title: 'Headline' }),
    lead: words(280).meta({ title: 'Text below the headline' }),
  }),
  closing: z.strictObject({
    title: words(70).meta({ title: 'Headline' }),
    text: words(240),
    actions: z.array(link).max(2),
  }),
})
export type AboutPage = z.infer<typeof aboutPage>
