import * as z from 'zod'

import { anchor, heading, spoken, words } from '../fields'

const step = {
  anchor,
  name: spoken(30),
  says: z.array(spoken(160)).min(1).max(3),
  does: words(160),
}
const key = z.string().regex(/^\d$/)

/** A phone menu of two levels; each step has an anchor on the page. */
export const keypad = z.strictObject({
  kind: z.literal('keypad'),
  ...heading,
  example: words(40),
  number: words(30),
  labels: z.strictObject({
    hears: words(30),
    does: words(30),
    back: words(30),
    tree: words(40),
  }),
  start: z.strictObject(step),
  menus: z
    .array(
      z.strictObject({
        key,
        ...step,
        desks: z.array(z.strictObject({ key, result: words(60), ...step })).length(3),
      }),
    )
    .length(2),
})
