import type { Company } from './company'
import { timesInWords } from './opening-times'

export type CompanyFacts = ReturnType<typeof companyFacts>

export function companyFacts(current: Company) {
  const { brand, testimonials, directorCaption, retention, holidays, ...facts } = current
  return {
    ...facts,
    salesEmail: facts.salesEmail || facts.email,
    privacyEmail: facts.privacyEmail || facts.email,
    country: countryName(current.countryCode),
    hours: timesInWords(current),
    timeName: timeName(current.timeZone),
  }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

export function countryName(code: string): string {
  return countryNames.of(code) ?? code
}

function timeName(timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortGeneric' })
  const part = named.formatToParts().find(({ type }) => type === 'timeZoneName')
  return (part?.value ?? timeZone).replace(/ Time$/, ' time')
}
