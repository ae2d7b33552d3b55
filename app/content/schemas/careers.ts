import * as z from 'zod'
import { lead, scene, words } from '../fields'
import { head } from '../page'

export const careersPage = z.strictObject({
  path: z.literal('/careers'),
  ...head,
  scene,
  heading: words(60).meta({ title: 'Headline' }),
  lead,
  genderHint: words(160).meta({ title: 'Hint at the question about gender' }),
  steps: z.strictObject({
    heading: words(60).meta({ title: 'Headline' }),
    items: z
      .array(z.strictObject({ title: words(60), text: words(220) }))
      .min(1)
      .max(8),
  }),
})
export type CareersPage = z.infer<typeof careersPage>
