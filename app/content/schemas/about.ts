import { z } from 'zod/v4'
import { anchor, icon, link, scene, words } from '../fields'
import { head } from '../page'

export const aboutPage = z.strictObject({
  path: z.literal('/about'),
  ...head,
  hero: z.strictObject({
    title: words(60),
    lead: words(240),
    scene,
    actions: z.array(link).max(2),
  }),
  story: z.strictObject({
    anchor,
    tag: words(40),
    title: words(70),
    paragraphs: z.array(words(600)).min(1).max(8),
  }),
  purpose: z.strictObject({
    anchor,
    title: words(70),
    lead: words(280),
    items: z
      .array(z.strictObject({ anchor, icon, title: words(60), text: words(400) }))
      .min(1)
      .max(6),
  }),
  estimate: z.strictObject({
    anchor,
    title: words(70),
    text: words(400),
    points: z.array(words(160)).min(1).max(6),
    button: z.strictObject({ label: words(48), enquiryType: words(60) }),
  }),
  welcome: z.strictObject({
    title: words(70),
    text: words(400),
    ways: z
      .array(z.strictObject({ icon, from: words(160), page: link }))
      .min(1)
      .max(8),
  }),
  testimonials: z.strictObject({ title: words(70), lead: words(280) }),
  closing: z.strictObject({ title: words(70), text: words(240), actions: z.array(link).max(2) }),
})
export type AboutPage = z.infer<typeof aboutPage>
