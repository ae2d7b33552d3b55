import { z } from 'zod/v4'
import { scene, words } from '../fields'
import { head } from '../page'

export const contactPage = z.strictObject({
  path: z.literal('/contact'),
  ...head,
  imageTitle: words(60),
  scene,
  tag: words(40),
  heading: words(60),
  lead: words(280),
  formHeading: words(60),
})
export type ContactPage = z.infer<typeof contactPage>
