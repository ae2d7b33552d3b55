import { z } from '#app/models/schema'
import { hoursFields } from './fields/hours'
import { inGroup, optional, optionalAddress, year } from './fields/kinds'
import { nameFields } from './fields/name'
import { peopleFields } from './fields/people'
import { placeFields } from './fields/place'
import { privacyFields } from './fields/privacy'

export { SHIPPED_BRAND } from './fields/name'
export type { Retention } from './fields/privacy'

const link = inGroup('Social links')
const ofPage = { description: 'Optional. Begins with https://' }

const linkFields = {
  chatUrl: link('Chat', optionalAddress('https://chat.example.com/acme'), ofPage),
  microblogUrl: link('Microblog', optionalAddress('https://microblog.example.com/acme'), ofPage),
  socialUrl: link('Social network', optionalAddress('https://social.example.com/acme'), ofPage),
  professionalUrl: link(
    'Professional network',
    optionalAddress('https://professional.example.com/acme'),
    ofPage,
  ),
  photoUrl: link('Photo sharing', optionalAddress('https://photos.example.com/acme'), ofPage),
}

const figure = inGroup('Facts and numbers')
const ifAny = { description: 'Optional.' }

const figureFields = {
  officesWorldwide: figure('Offices worldwide', optional('12'), ifAny),
  fullTimeColleagues: figure('Full-time colleagues', optional('300+'), ifAny),
  hoursPerWeek: figure('Hours per week', optional('40'), ifAny),
  paidTimeOff: figure('Paid time off', optional('Unlimited'), ifAny),
  foundedYear: figure('Founded in', year(2019)),
  copyrightYear: figure('Year of the copyright', year(2025), {
    description: 'Stands at the end of every page.',
  }),
}

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
