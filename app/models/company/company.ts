import { z } from '#app/models/schema'
import { hoursFields } from './fields/hours'
import { inGroup, optional, optionalUrl, year } from './fields/kinds'
import { nameFields } from './fields/name'
import { peopleFields } from './fields/people'
import { placeFields } from './fields/place'
import { privacyFields } from './fields/privacy'

export { SHIPPED_BRAND } from './fields/name'
export type { Retention } from './fields/privacy'

const link = inGroup('Social links')
const urlHint = { description: 'Optional. Begins with https://' }

const linkFields = {
  chatUrl: link('Chat', optionalUrl('https://chat.example.com/acme'), urlHint),
  microblogUrl: link('Microblog', optionalUrl('https://microblog.example.com/acme'), urlHint),
  socialUrl: link('Social network', optionalUrl('https://social.example.com/acme'), urlHint),
  professionalUrl: link(
    'Professional network',
    optionalUrl('https://professional.example.com/acme'),
    urlHint,
  ),
  photoUrl: link('Photo sharing', optionalUrl('https://photos.example.com/acme'), urlHint),
}

const figure = inGroup('Facts and numbers')
const optionalHint = { description: 'Optional.' }

const figureFields = {
  officesWorldwide: figure('Offices worldwide', optional('12'), optionalHint),
  fullTimeColleagues: figure('Full-time colleagues', optional('300+'), optionalHint),
  hoursPerWeek: figure('Hours per week', optional('40'), optionalHint),
  paidTimeOff: figure('Paid time off', optional('Unlimited'), optionalHint),
  foundedYear: figure('Founded in', year(2019)),
  copyrightYear: figure('Year of the copyright', year(2025), {
    description: 'Stands at the end of every page.',
  }),
}

/** A missing field has the shipped placeholder; an empty text means that there is none. */
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
