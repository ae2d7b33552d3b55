import { z } from '#app/models/schema'
import { figureFields } from './fields/figures'
import { hoursFields } from './fields/hours'
import { linkFields } from './fields/links'
import { nameFields } from './fields/name'
import { peopleFields } from './fields/people'
import { placeFields } from './fields/place'
import { privacyFields } from './fields/privacy'

export { SHIPPED_BRAND } from './fields/name'
export type { Retention } from './fields/privacy'

/** What is left out is the shipped placeholder; an empty text is none. */
export const company = z.strictObject({
  ...nameFields,
  ...placeFields,
  ...hoursFields,
  ...linkFields,
  ...figureFields,
  ...peopleFields,
  ...privacyFields,
})

export type Company = z.infer<typeof company>
