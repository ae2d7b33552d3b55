import { z } from 'zod/v4'
import { icon, link, scene, words } from '../fields'
import { hue } from '../page'

const item = z.strictObject({
  label: words(40),
  href: link.shape.href,
  icon,
  hint: words(40),
  covers: z.array(words(48)).length(5),
})

const group = z.strictObject({
  label: words(40),
  href: link.shape.href,
  hue,
  scene,
  feature: z.strictObject({ title: words(70), link }),
  items: z.array(item).min(1).max(8),
})
export type MenuGroup = z.infer<typeof group>

export const menu = z.strictObject({ groups: z.array(group).min(1).max(6) })
export type Menu = z.infer<typeof menu>
