import { z } from 'zod/v4'
import { link, path, scene, words } from '../fields'
import { band, head, hue } from '../page'

export const toolPage = z.strictObject({
  path,
  ...head,
  hue,
  scene,
  name: words(40),
  hint: words(60),
  heading: words(60),
  lead: words(280),
  /** Also the type of an enquiry sent from the page. */
  service: link,
  /** A form on the page of the service that starts the tool. */
  start: z
    .strictObject({ label: words(60), field: z.enum(['text', 'phone']), button: words(40) })
    .optional(),
  rules: z.strictObject({
    title: words(70),
    lead: words(280),
    /** `signs` are the characters that the text explains. */
    items: z
      .array(z.strictObject({ term: words(60), signs: words(60).optional(), text: words(400) }))
      .min(1)
      .max(12),
    note: words(420),
  }),
  band,
})
export type ToolPage = z.infer<typeof toolPage>
