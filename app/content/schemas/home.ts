import * as z from 'zod'
import { headline, lead, link, scene, words } from '../fields'
import { head, hue } from '../page'

/** Texts with the placeholder `{shop}` for the name that a visitor types. */
const sampleMessages = z.strictObject({
  shop: words(40).meta({ title: 'Name of the shop until a visitor types one' }),
  sms: words(480).meta({ title: 'SMS' }),
  whatsapp: words(480).meta({ title: 'WhatsApp message' }),
  buttons: z.array(words(20)).min(1).max(3).meta({ title: 'Buttons of the WhatsApp message' }),
  call: words(480).meta({ title: 'Spoken in the call' }),
})

export const homePage = z.strictObject({
  path: z.literal('/'),
  ...head,
  /** Headline of the share image. */
  imageTitle: words(60).meta({ input: 'fixed' }),
  hero: z
    .strictObject({
      lead: words(240).meta({ title: 'Text below the headline' }),
      /** Scene of the share image. */
      scene: scene.meta({ input: 'fixed' }),
    })
    .meta({ title: 'Top of the page' }),
  messages: z
    .strictObject({
      en: sampleMessages.meta({ title: 'In English' }),
      hi: sampleMessages.meta({ title: 'In Hindi' }),
    })
    .meta({
      title: 'Sample messages on the phone',
      description: 'Write {shop} where the name goes that a visitor types.',
    }),
  areas: z
    .array(
      z.strictObject({ title: words(40), text: words(140), href: link.shape.href, hue, scene }),
    )
    .min(1)
    .max(6)
    .meta({ title: 'Large links of the first screen' }),
  services: z
    .strictObject({
      title: headline,
      lead,
      items: z
        .array(z.strictObject({ title: words(60), text: words(220), href: link.shape.href, scene }))
        .min(1)
        .max(8),
    })
    .meta({ title: 'Our services' }),
  partnership: z
    .strictObject({
      tag: words(40).meta({ title: 'Small words above the headline' }),
      headline: z.strictObject({
        full: words(90).meta({
          title: 'Whole headline',
          description: 'Read aloud, and shown without animation.',
        }),
        start: words(60).meta({ title: 'Its start, before the words that change' }),
        endings: z
          .array(words(30))
          .min(1)
          .max(8)
          .meta({ title: 'Words that take turns at its end' }),
      }),
      text: z.array(words(500)).min(1).max(6).meta({ title: 'Paragraphs' }),
      links: z.array(link).max(8),
      panel: z
        .strictObject({
          label: words(60),
          samples: z
            .array(
              z.strictObject({
                label: words(20),
                lines: z.array(z.string().max(80)).min(1).max(20),
              }),
            )
            .min(1)
            .max(5),
          note: words(160),
        })
        .meta({ title: 'Panel beside the text' }),
    })
    .meta({ title: 'Partnership' }),
  contact: z.strictObject({ title: headline, lead }).meta({ title: 'Form to write to you' }),
})
export type HomePage = z.infer<typeof homePage>
