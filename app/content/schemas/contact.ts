import * as z from 'zod'
import { lead, scene, words } from '../fields'
import { head } from '../page'

export const contactPage = z.strictObject({
  path: z.literal('/contact'),
  ...head,
  /** Headline of the share image. */
  imageTitle: words(60).meta({ input: 'fixed' }),
  scene,
  tag: words(40).meta({ title: 'Small words above the headline' }),
  heading: words(60).meta({ title: 'Headline' }),
  lead,
  formHeading: words(60).meta({ title: 'Headline of the form' }),
})
export type ContactPage = z.infer<typeof contactPage>
