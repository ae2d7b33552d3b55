import * as z from 'zod'
import { anchor, headline, icon, lead, link, scene, words } from '../fields'
import { head } from '../page'

export const aboutPage = z.strictObject({
  path: z.literal('/about'),
  ...head,
  hero: z
    .strictObject({
      title: words(60).meta({ title: 'Headline' }),
      lead: words(240).meta({ title: 'Text below the headline' }),
      scene,
      actions: z.array(link).max(2).meta({ title: 'Buttons' }),
    })
    .meta({ title: 'Top of the page' }),
  story: z
    .strictObject({
      anchor,
      tag: words(40).meta({ title: 'Small words above the headline' }),
      title: headline,
      paragraphs: z.array(words(600)).min(1).max(8),
    })
    .meta({ title: 'Our story' }),
  purpose: z
    .strictObject({
      anchor,
      title: headline,
      lead,
      items: z
        .array(z.strictObject({ anchor, icon, title: words(60), text: words(400) }))
        .min(1)
        .max(6),
    })
    .meta({ title: 'Our purpose' }),
  estimate: z
    .strictObject({
      anchor,
      title: headline,
      text: words(400),
      points: z.array(words(160)).min(1).max(6),
      button: z.strictObject({
        label: words(48),
        enquiryType: words(60).meta({ title: 'Type of enquiry' }),
      }),
    })
    .meta({ title: 'Estimate' }),
  welcome: z
    .strictObject({
      title: headline,
      text: words(400),
      ways: z
        .array(z.strictObject({ icon, from: words(160), page: link }))
        .min(1)
        .max(8),
    })
    .meta({ title: 'Whom we work with' }),
  testimonials: z.strictObject({ title: headline, lead }).meta({ title: 'Testimonials' }),
  closing: z
    .strictObject({
      title: headline,
      text: words(240),
      actions: z.array(link).max(2).meta({ title: 'Buttons' }),
    })
    .meta({ title: 'End of the page' }),
})
export type AboutPage = z.infer<typeof aboutPage>
