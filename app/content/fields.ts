import * as z from 'zod'
import icons from './icons.json'
import { LANGUAGES } from './language'
import { isPictureName, type Scene } from './picture'
import scenes from './scenes.json'

export const words = (max: number) => z.string().trim().min(1).max(max)
export const anchor = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens, such as our-values')
  .meta({
    title: 'Name for links',
    description: 'What follows # in the address of this part, such as our-values.',
  })
/** Path of a public page. */
export const path = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, 'is not a path such as /careers')
  .meta({ input: 'fixed' })
/** Name of an icon in icons.json. */
export const icon = words(40)
  .refine((name) => icons.includes(name), 'Choose one of the icons')
  .meta({ input: 'icon' })
/** A scene in ui/scenes, or an uploaded image `image/<id>`, which `fill` replaces with its `Picture`. */
export const scene: z.ZodType<Scene> = words(40)
  .refine((name) => scenes.includes(name) || isPictureName(name), 'Choose a drawing or a picture')
  .meta({ input: 'scene', title: 'Drawing' })

export const link = z
  .strictObject({
    label: words(48).meta({ title: 'Words' }),
    href: z
      .string()
      .trim()
      .max(300)
      .regex(
        /^(\/(?![/\\])|#|mailto:|tel:|https?:\/\/)[^\s\\]*$/,
        'Write a page of this site such as /contact, or an address that begins with https://, mailto: or tel:',
      )
      .meta({ input: 'link', title: 'Leads to' }),
  })
  .meta({ title: 'Link' })
export type Link = z.infer<typeof link>

export const actionLink = link.extend({
  isDownload: z.boolean().meta({ title: 'A file to download' }).optional(),
})

const lang = z.enum(LANGUAGES).meta({ title: 'Language' })
export const spoken = (max: number) => z.strictObject({ lang, text: words(max) })
export type Spoken = z.infer<ReturnType<typeof spoken>>

/** Default is `split`, with the lead beside the title. */
const headLook = z.enum(['split', 'stacked', 'side', 'small'])
export type HeadLook = z.infer<typeof headLook>

export const headline = words(70).meta({ title: 'Headline' })
export const lead = words(280).meta({ title: 'Text below the headline' })

export const heading = {
  anchor: anchor.optional(),
  head: headLook
    .meta({ title: 'Look of the headline', description: 'Without a choice: text beside it.' })
    .optional(),
  title: headline,
  lead: lead.optional(),
  note: words(420)
    .meta({
      title: 'Small print',
      description: 'Say since when a rule is so, such as “As of November 2026”.',
    })
    .optional(),
}
