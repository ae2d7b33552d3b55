import { inGroup, optional, year } from './kinds'

const field = inGroup('Facts and numbers')
const shown = { description: 'Optional.' }

export const figureFields = {
  officesWorldwide: field('Offices worldwide', optional('12'), shown),
  fullTimeColleagues: field('Full-time colleagues', optional('300+'), shown),
  hoursPerWeek: field('Hours per week', optional('40'), shown),
  paidTimeOff: field('Paid time off', optional('Unlimited'), shown),
  foundedYear: field('Founded in', year(2019)),
  copyrightYear: field('Year of the copyright', year(2025), {
    description: 'Stands at the end of every page.',
  }),
}
