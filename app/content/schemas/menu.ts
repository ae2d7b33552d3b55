import * as z from 'zod'
import { headline, icon, link, scene, words } from '../fields'
import { hue } from '../page'

const item = z.strictObject({
  label: words(40),
  href: link.shape.href,
  icon,
  hint: words(40).meta({ title: 'Words below it' }),
  covers: z.array(words(48)).length(5).meta({ title: 'What the page covers' }),
})

const group = z.strictObject({
  label: words(40),
  href: link.shape.href,
  hue,
  scene,
  feature: z.strictObject({ title: headline, link }).meta({ title: 'Box beside the entries' }),
  items: z.array(item).min(1).max(8).meta({ title: 'Entries' }),
})
export type MenuGroup = z.infer<typeof group>

export const menu = z.strictObject({
  groups: z
    .array(group)
    .min(1)
    .max(6)
    .meta({ title: 'Menus', description: 'Each opens from the top of every page.' }),
})
export type Menu = z.infer<typeof menu>
