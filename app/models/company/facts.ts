import type { Company } from './company'

/** What every page may show of a company; the words of people go only to the page that shows them. */
export interface CompanyFacts
  extends Omit<Company, 'brand' | 'testimonials' | 'directorCaption' | 'retention'> {
  /** The country's name in English. */
  country: string
  /** What the company's time is called, such as "India time". */
  timeName: string
}

export function companyFacts(current: Company): CompanyFacts {
  const { brand: _, testimonials: __, directorCaption: ___, retention: ____, ...facts } = current
  return {
    ...facts,
    country: countryName(current.countryCode),
    timeName: timeName(current.timeZone),
  }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** "IN" → "India". */
export function countryName(code: string): string {
  return countryNames.of(code) ?? code
}

function timeName(timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortGeneric' })
  const part = named.formatToParts().find(({ type }) => type === 'timeZoneName')
  return (part?.value ?? timeZone).replace(/ Time$/, ' time')
}
