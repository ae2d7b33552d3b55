import { z } from 'zod/v4'
import { link, scene, words } from '../fields'
import { head, hue } from '../page'

export const homePage = z.strictObject({
  path: z.literal('/'),
  ...head,
  /** Replaces the title in the share image, which is drawn before the company is known. */
  imageTitle: words(60),
  hero: z.strictObject({ lead: words(240), scene }),
  doors: z
    .array(
      z.strictObject({ title: words(40), text: words(140), href: link.shape.href, hue, scene }),
    )
    .min(1)
    .max(6),
  services: z.strictObject({
    title: words(70),
    lead: words(280),
    items: z
      .array(z.strictObject({ title: words(60), text: words(220), href: link.shape.href, scene }))
      .min(1)
      .max(8),
  }),
  partnership: z.strictObject({
    tag: words(40),
    /** `full` is shown without scripts and read aloud; `start` with each of `endings` is typed. */
    headline: z.strictObject({
      full: words(90),
      start: words(60),
      endings: z.array(words(30)).min(1).max(8),
    }),
    text: z.array(words(500)).min(1).max(6),
    links: z.array(link).max(8),
    panel: z.strictObject({
      label: words(60),
      samples: z
        .array(
          z.strictObject({ label: words(20), lines: z.array(z.string().max(80)).min(1).max(20) }),
        )
        .min(1)
        .max(5),
      note: words(160),
    }),
  }),
  office: z.strictObject({ title: words(70), text: words(240) }),
  contact: z.strictObject({ title: words(70), lead: words(280) }),
})
export type HomePage = z.infer<typeof homePage>
