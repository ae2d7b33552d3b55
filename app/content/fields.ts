import { z } from 'zod/v4'

export const words = (max: number) => z.string().trim().min(1).max(max)
export const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a name such as our-values')
/** Of a page of the site. */
export const path = z.string().regex(/^\/[a-z0-9/-]*$/, 'is not a path such as /careers')
/** A name in icons.json. */
export const icon = words(40).meta({ input: 'icon' })
/** A file name in ui/scenes. */
export const scene = words(40).meta({ input: 'scene' })

export const link = z.strictObject({
  label: words(48),
  href: z
    .string()
    .trim()
    .max(300)
    .regex(
      /^(\/(?![/\\])|#|mailto:|tel:|https?:\/\/)[^\s\\]*$/,
      'is not a path of the site, an https address, mailto: or tel:',
    )
    .meta({ input: 'link' }),
})
export type Link = z.infer<typeof link>

/** The language of a text that may be Hindi. */
export const lang = z.enum(['en', 'hi'])
export const spoken = (max: number) => z.strictObject({ lang, text: words(max) })
export type Spoken = z.infer<ReturnType<typeof spoken>>

/** Default: split, the lead beside the title. */
export const headLook = z.enum(['split', 'stacked', 'side', 'small'])
export type HeadLook = z.infer<typeof headLook>

export const heading = {
  anchor: anchor.optional(),
  head: headLook.optional(),
  title: words(70),
  lead: words(280).optional(),
  /** Small print; rules that change say "as of <month year>". */
  note: words(420).optional(),
}
