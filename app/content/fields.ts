import { z } from 'zod/v4'
import type { Scene } from './picture'

export const words = (max: number) => z.string().trim().min(1).max(max)
export const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a name such as our-values')
/** Of a page of the site. */
export const path = z.string().regex(/^\/[a-z0-9/-]*$/, 'is not a path such as /careers')
/** A name in icons.json. */
export const icon = words(40).meta({ input: 'icon' })
/** A file name in ui/scenes, or of an uploaded picture `image/<id>`, which the filled content has in its place. */
export const scene: z.ZodType<Scene> = words(40).meta({ input: 'scene' })

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
