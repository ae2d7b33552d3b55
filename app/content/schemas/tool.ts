import * as z from 'zod'
import { headline, lead, link, path, scene, words } from '../fields'
import { band, head, hue } from '../page'

export const toolPage = z.strictObject({
  path,
  ...head,
  hue,
  scene,
  name: words(40).meta({ title: 'Name of the tool' }),
  hint: words(60).meta({ title: 'Words below its name in lists' }),
  heading: words(60).meta({ title: 'Headline' }),
  lead,
  service: link.meta({ title: 'Service that the tool belongs to' }),
  start: z
    .strictObject({ label: words(60), field: z.enum(['text', 'phone']), button: words(40) })
    .meta({ title: 'Form on the page of the service that starts the tool' })
    .optional(),
  rules: z.strictObject({
    title: headline,
    lead,
    items: z
      .array(
        z.strictObject({
          term: words(60),
          signs: words(60).meta({ title: 'Characters that the text explains' }).optional(),
          text: words(400),
        }),
      )
      .min(1)
      .max(12),
    note: words(420),
  }),
  band,
})
export type ToolPage = z.infer<typeof toolPage>
